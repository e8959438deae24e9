// A list is marked by how far it can be trusted, and its values can be searched (§3 Referentiel; §7 Referentiels).
import type { Option, Source } from './data/option.ts';
import { plainWords } from './mots.rules.ts';

/** A list has one mark only when all its values share it; otherwise it is `mixte`. */
type CategorieReferentiel = Source | 'mixte';

export function findCategorie(options: readonly Option[]): CategorieReferentiel {
  const [first, ...others] = [...new Set(options.map(({ source }) => source))];
  return first !== undefined && others.length === 0 ? first : 'mixte';
}

/** Finds values by their code or by words of their label, ignoring accents and case. */
export function optionsFiltrees<O extends Option>(options: readonly O[], text: string): O[] {
  const words = plainWords(text).split(' ').filter(Boolean);
  return options.filter(({ value, label }) => {
    const whole = plainWords(`${value} ${label}`);
    return words.every((word) => whole.includes(word));
  });
}
