// Names of people and of cities hold letters and some punctuation; some values must be in capitals (§5).
import type { Format, FormatProblem } from '../kernel/formats.ts';
import { apostrophes, charactersProblem, letters, normaliseLine, withoutRefused } from './caracteres.ts';

const nameCharacter = new RegExp(String.raw`^[${letters}${apostrophes} .,\-]$`, 'u');
const cityCharacter = new RegExp(String.raw`^[${letters}${apostrophes} \-]$`, 'u');
const letter = new RegExp(`[${letters}]`, 'u');

export const nom: Format = {
  name: 'nom',
  normalise: normaliseLine,
  check: (text) => wordsProblem(text, nameCharacter),
  cleaned: (text) => withoutRefused(text, nameCharacter),
  exemple: 'Jean-Noël d’Arc',
};

const arrondissement =
  /^(paris|lyon|marseille)[ -]+\(?0?\d{1,2} ?(er|ère|ere|e|è|eme|ème|ieme|ième)?( arr(ondissement|dt|t)?\.?)?\)?$/i;

/** Returns « Paris » for « Paris 20e Arrondissement »: the arrondissement stays in the INSEE code. */
export const withoutArrondissement = (commune: string): string => commune.replace(arrondissement, '$1');

/** A city has no digits, because the CEDEX has its own field, and an arrondissement its INSEE code. */
export const ville: Format = {
  name: 'ville',
  normalise: (text) => withoutArrondissement(normaliseLine(text)),
  check: (text) => wordsProblem(text, cityCharacter),
  cleaned: (text) => withoutRefused(text, cityCharacter),
  exemple: 'L’Haÿ-les-Roses',
};

/** Lower case is refused rather than changed, so that the value is shown as it will be sent. */
export const majuscules: Format = {
  name: 'majuscules',
  normalise: normaliseLine,
  check: (text) => (text === text.toLocaleUpperCase('fr') ? null : { code: 'identifiant.majuscules' }),
  exemple: 'ABC',
};

function wordsProblem(text: string, allowed: RegExp): FormatProblem | null {
  return (
    charactersProblem(text, allowed, 'identifiant.caracteres') ??
    (letter.test(text) ? null : { code: 'kernel.format' })
  );
}
