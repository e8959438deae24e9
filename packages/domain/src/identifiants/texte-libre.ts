// Free text has three formats, which differ by the digits and signs that they accept (§5 Free text; decisions, Rules ›
// Free text).
import type { Format } from '../kernel/formats.ts';
import {
  apostrophes,
  charactersProblem,
  letters,
  normaliseText,
  withoutRefused,
  withPlainSigns,
} from './caracteres.ts';

// The message of §5 lists the special characters; the rest is ordinary French punctuation, typographic forms
// included.
const ordinary = String.raw`.,\/_“”«»…–—·•°²³ \n\t\p{Zs}${apostrophes}`;
const short = String.raw`\-()=+:?!"%&*;`;
const long = String.raw`${short}\[\]{}€@#<>`;

const lettersOnly = new RegExp(`^[${letters}${ordinary}${long}]$`, 'u');
const lettersShort = new RegExp(`^[${letters}${ordinary}${short}]$`, 'u');
const withDigits = new RegExp(String.raw`^[${letters}\p{Nd}${ordinary}${long}]$`, 'u');

/** Signs that people paste, each with the nearest one of the list; what has none is refused, by its name. */
const nearest: Readonly<Record<string, string>> = {
  ...{ '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3', '⅛': '1/8', '\u2044': '/', '÷': '/' },
  ...{ '→': '->', '➔': '->', '➜': '->', '➡': '->', '⇒': '=>', '←': '<-', '↔': '<->' },
  ...{ '≤': '<=', '≥': '>=', '±': '+/-', '×': 'x', '✕': 'x', '✖': 'x', '№': 'n°', '℃': '°C', '¹': '1' },
};
const bullets =
  /[\u2023\u2043\u2219\u25a0-\u25ff\u2605\u2606\u2610-\u2612\u2705\u2713\u2714\u2717\u2726\u2756\u27a2\u27a4\uf0a0-\uf0ff]/g;
/** « 1½ » is one and a half, not eleven halves. */
const wholeAndPart = /(\d)(?=[½¼¾⅓⅔⅛])/g;
const everyNearest = new RegExp(`[${Object.keys(nearest).join('')}]`, 'g');

const normaliseTyped = (text: string): string => withPlainSigns(normaliseText(text).replace(bullets, '•'));

/** The format of nearly every text field. */
export const texte: Format = {
  name: 'texte',
  normalise: (text) =>
    normaliseTyped(text)
      .replace(wholeAndPart, '$1 ')
      .replace(everyNearest, (sign) => nearest[sign] ?? sign),
  check: (text) => charactersProblem(text, withDigits, 'identifiant.texte'),
  cleaned: (text) => withoutRefused(text, withDigits),
};

export const digitlessText: Format = {
  name: 'texteSansChiffre',
  normalise: normaliseTyped,
  check: (text) => charactersProblem(text, lettersOnly, 'identifiant.texte'),
  cleaned: (text) => withoutRefused(text, lettersOnly),
};

/** A short text without digits and without @, [], {}, €, #, <>. */
export const texteCourt: Format = {
  name: 'texteCourt',
  normalise: normaliseTyped,
  check: (text) => charactersProblem(text, lettersShort, 'identifiant.caracteres'),
  cleaned: (text) => withoutRefused(text, lettersShort),
};
