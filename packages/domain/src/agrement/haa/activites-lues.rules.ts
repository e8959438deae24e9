// An activity is recognised by its code, by its label, or by words that only one label has: « colis » is « Colis ou
// paniers », « Epicerie solidaire » is « Épicerie sociale ou solidaire ».
import type { Choice } from '../../kernel/fields.ts';
import { plainWords } from '../../referentiel/mots.rules.ts';

/** `value` is undefined when no activity, or more than one, has these words; `proches` are then those that share some. */
export type ActiviteRead = { value?: string; label?: string; proches: readonly string[] };

/** Words that tell no activity from another. */
const communs: ReadonlySet<string> = new Set(
  'a au aux d de des du en et l la le les ou par pour sur aide alimentaire denree distribution remise'.split(
    ' ',
  ),
);

const motsOf = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .map((mot) => (mot.length > 3 ? mot.replace(/[sx]$/, '') : mot))
    .filter((mot) => mot !== '' && !communs.has(mot));

/** Makes the function that recognises an activity, its words indexed once for a whole table. */
export function activiteReader(activites: readonly Choice[]): (text: string) => ActiviteRead {
  const parMots = new Map(activites.toReversed().map((one) => [plainWords(one.label), one]));
  const parCode = new Map(activites.map((one) => [one.value, one]));
  const mots = activites.map((one) => ({ one, mots: new Set(motsOf(one.label)) }));
  const lues = new Map<string, ActiviteRead>();
  const read = (text: string): ActiviteRead => {
    const exact = parCode.get(text.toUpperCase()) ?? parMots.get(plainWords(text));
    if (exact) return { value: exact.value, label: exact.label, proches: [] };
    const said = motsOf(text);
    const all = said.length === 0 ? [] : mots.filter((each) => said.every((mot) => each.mots.has(mot)));
    const [only, ...others] = all;
    if (only && others.length === 0) return { value: only.one.value, label: only.one.label, proches: [] };
    return { proches: all.map(({ one }) => one.label) };
  };
  return (text) => {
    const known = lues.get(text) ?? read(text);
    lues.set(text, known);
    return known;
  };
}
