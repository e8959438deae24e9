// Free text has three formats, which differ by the digits and signs that they accept (§5 Free text; decisions, Rules ›
// Free text).
import type { Format } from '../kernel/formats.ts';
import { apostrophes, charactersProblem, letters, normaliseText } from './caracteres.ts';

// The message of §5 lists the special characters; the rest is ordinary French punctuation, typographic forms
// included.
const ordinary = String.raw`.,\/_“”«»…–—·•°²³ \n\t\p{Zs}${apostrophes}`;
const short = String.raw`\-()=+:?!"%&*;`;
const long = String.raw`${short}\[\]{}€@#<>`;

const lettersOnly = new RegExp(`^[${letters}${ordinary}${long}]$`, 'u');
const lettersShort = new RegExp(`^[${letters}${ordinary}${short}]$`, 'u');
const withDigits = new RegExp(String.raw`^[${letters}\p{Nd}${ordinary}${long}]$`, 'u');

/** The format of nearly every text field. */
export const texte: Format = {
  name: 'texte',
  normalise: normaliseText,
  check: (text) => charactersProblem(text, withDigits, 'identifiant.texte'),
};

export const texteSansChiffre: Format = {
  name: 'texteSansChiffre',
  normalise: normaliseText,
  check: (text) => charactersProblem(text, lettersOnly, 'identifiant.texte'),
};

/** A short text without digits and without @, [], {}, €, #, <>. */
export const texteCourt: Format = {
  name: 'texteCourt',
  normalise: normaliseText,
  check: (text) => charactersProblem(text, lettersShort, 'identifiant.caracteres'),
};
