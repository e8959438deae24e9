// The facts that a folded line shows after its name.
import { valeurMontree } from '@asso/domain/catalogue/changement.words';
import type { Sujet } from '@asso/domain/catalogue/sujets.rows';
import { isBlank } from '@asso/domain/kernel/asks';
import type { ListRow } from '@asso/domain/kernel/fields';
import type { Listes } from '@asso/domain/kernel/listes';

type Words = {
  sujets: readonly Sujet[];
  services: Readonly<Record<string, string>>;
  listes: Listes;
};

/** Returns the code, the choices, the ticked boxes and the conditions of a line, without its long texts. */
export function faitsOf(row: ListRow, line: object, words: Words): string[] {
  const [, ...others] = Object.entries(row.fields).filter(([name]) => name !== 'rang');
  return others.flatMap(([name, inner]) => {
    const value: unknown = Reflect.get(line, name);
    if (inner.kind === 'list')
      return inner.of === 'conditions' ? (valeurMontree(inner, value, words) ?? []) : [];
    if (inner.kind === 'bool') return value === true ? inner.label.toLowerCase() : [];
    if (isBlank(value) || (inner.kind === 'text' && inner.multiline)) return [];
    const shown = valeurMontree(inner, value, words);
    if (name === 'requiredAt') return 'obligatoire';
    if (inner.kind === 'int' || inner.kind === 'decimal') return `${inner.label} : ${shown}`;
    return shown ?? [];
  });
}
