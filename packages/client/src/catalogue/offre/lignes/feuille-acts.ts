// All the questions are in one list of the draft, and all the pièces in another; a `FeuilleLignes` shows those of one
// place and changes their order.
import { makeCode } from '@asso/domain/catalogue/code-libelle.rules';
import type { SorteModele } from '@asso/domain/catalogue/modele-attendu.rules';
import type { ListRow } from '@asso/domain/kernel/fields';
import { lignes } from '@asso/domain/kernel/lignes';
import { type Form, valueAt } from '../../../ui/fields/form.ts';
import { newId } from '../../../ui/page/new-id.ts';

export type LigneSaisie = {
  id: string;
  rang?: unknown;
  label?: string | null;
  aide?: string | null;
  code?: string | null;
  bloc?: string | null;
};

/** Shows a whole list or, when `bloc` is given, only its lines of that block. */
export type FeuilleLignes = {
  sorte: SorteModele;
  row: ListRow;
  path: string;
  bloc?: string;
  /** Called when a line is added: makes the campaign ask for the section that holds it. */
  onAdd?: () => void;
};

export const feuilleTitle = ({ path, bloc }: FeuilleLignes): string => (bloc ? `${path} ${bloc}` : path);

export const listAllLignes = (form: Form, { path }: FeuilleLignes): LigneSaisie[] =>
  lignes((valueAt(form, path) ?? []) as readonly LigneSaisie[]);

/** Returns the lines shown; a question whose place was never chosen is among those of the project. */
export const feuilleLignes = (form: Form, feuille: FeuilleLignes): LigneSaisie[] =>
  listAllLignes(form, feuille).filter(
    (line) => feuille.bloc === undefined || (line.bloc ?? 'custom-bloc') === feuille.bloc,
  );

/** Adds lines before the one at this place, with codes not used yet; returns the id of the first. */
export function addLines(
  form: Form,
  feuille: FeuilleLignes,
  { valeurs, at }: { valeurs: readonly object[]; at: number },
): string {
  const all = listAllLignes(form, feuille);
  const next = feuilleLignes(form, feuille)[at];
  const start = next ? all.indexOf(next) : all.length;
  const taken = all.flatMap(({ code }) => code ?? []);
  const made = valeurs.map((valeur): LigneSaisie => {
    const line: LigneSaisie = {
      ...valeur,
      ...(feuille.bloc !== undefined && { bloc: feuille.bloc }),
      id: newId(),
    };
    const code = line.code && !taken.includes(line.code) ? line.code : makeCode(line.code ?? '', taken);
    if (code) taken.push(code);
    return { ...line, code: code || null };
  });
  for (const [index, line] of made.entries()) {
    form.onChange(`${feuille.path}.${line.id}`, { ...line, rang: start + index });
  }
  const order = [...all.slice(0, start), ...made, ...all.slice(start)];
  writeOrder(form, feuille, { order, written: new Set(made) });
  feuille.onAdd?.();
  form.onLeave?.(feuille.path);
  return made[0]?.id ?? '';
}

/** Exchanges a line with the one above or below it in the sheet; says whether there was one. */
export function moveLine(
  form: Form,
  feuille: FeuilleLignes,
  { id, by }: { id: string; by: -1 | 1 },
): boolean {
  const shown = feuilleLignes(form, feuille);
  const at = shown.findIndex((one) => one.id === id);
  const [line, other] = [shown[at], shown[at + by]];
  if (!line || !other) return false;
  const order = listAllLignes(form, feuille).map((one) =>
    one === line ? other : one === other ? line : one,
  );
  writeOrder(form, feuille, { order });
  form.onLeave?.(feuille.path);
  return true;
}

type Ordre = { order: readonly LigneSaisie[]; written?: ReadonlySet<LigneSaisie> };

function writeOrder(form: Form, { path }: FeuilleLignes, { order, written }: Ordre): void {
  for (const [rang, line] of order.entries()) {
    if (line.rang !== rang && !written?.has(line)) form.onChange(`${path}.${line.id}.rang`, rang);
  }
}
