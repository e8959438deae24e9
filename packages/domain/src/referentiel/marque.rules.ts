// How far a whole list can be trusted, and which of its values are asked for (§3 Referentiel; §7 Referentiels).
import type { Option, Source } from './data/option.ts';
import { plainWords } from './mots.rules.ts';

/** Of one mark only when all its values are; otherwise of several. */
type CategorieReferentiel = Source | 'mixte';

export function categorieOf(options: readonly Option[]): CategorieReferentiel {
  const [first, ...others] = [...new Set(options.map(({ source }) => source))];
  return first !== undefined && others.length === 0 ? first : 'mixte';
}

/** By its code, or by words of its label, accents and case apart. */
export function optionsFiltrees<O extends Option>(options: readonly O[], text: string): O[] {
  const words = plainWords(text).split(' ').filter(Boolean);
  return options.filter(({ value, label }) => {
    const whole = plainWords(`${value} ${label}`);
    return words.every((word) => whole.includes(word));
  });
}
