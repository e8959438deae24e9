// French text may hold these characters (§5 free text; decisions, Rules › Free text), which the formats of words
// share.
import type { FormatProblem } from '../kernel/formats.ts';

/** Every Latin letter with its accents is accepted; marks remain after NFC only where no composed letter exists. */
export const letters = String.raw`\p{Script=Latin}\u0300-\u036f`;
/** Apostrophes may be straight or typographic. */
export const apostrophes = "'’ʼ";

/** Soft hyphens, zero-width spaces and byte-order marks come with pasted text and mean nothing. */
const meaningless = /[\u00ad\u200b\u2060\ufeff]/g;

/** Composes the accents (NFC), makes line breaks plain and trims the text. */
export const normaliseText = (text: string): string =>
  text.normalize('NFC').replace(meaningless, '').replace(/\r\n?/g, '\n').trim();

/** Normalises the text on one line, with single ordinary spaces. */
export const normaliseLine = (text: string): string => normaliseText(text).replace(/\s+/g, ' ');

/** People put these between two groups of an identifier: white space, hyphens and dashes, dots, a slash. */
const separators = String.raw`\s\p{Z}\p{Pd}\u2212.\u00b7\u2022\u2024\u2027\uff0e/`;
const everySeparator = new RegExp(`[${separators}]+`, 'gu');
const separatorsBetweenDigits = new RegExp(`(?<=[0-9])[${separators}]+(?=[0-9])`, 'gu');

/** Removes the separators of a grouped identifier that was typed, or pasted from a screen or a letter. */
export const withoutSeparators = (text: string): string => normaliseText(text).replace(everySeparator, '');

/**
 * Removes separators and writes a to z in capitals. A letter that would become one of these by its capital, as « ſ »
 * becomes S, stays as it is.
 */
export const compactCapitals = (text: string): string =>
  withoutSeparators(text).replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** Removes only what is between two digits, since anything else was not meant to group them. */
export const withoutSeparatorsBetweenDigits = (text: string): string =>
  normaliseText(text).replace(separatorsBetweenDigits, '');

/** Removes spaces and turns any dash into a plain hyphen. */
export const withPlainHyphens = (text: string): string =>
  text.replace(/\s+/g, '').replace(/[\p{Pd}\u2212]/gu, '-');

// Controls other than tab and line feed, and the invisible marks that reverse the reading direction.
const control = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const hasControl = new RegExp(control, 'u');

/**
 * Returns null when each character matches `allowed` (one character, `u` flag). Else the problem names the control
 * characters or, without any, the characters that do not match: five at most.
 */
export function charactersProblem(text: string, allowed: RegExp, code: string): FormatProblem | null {
  if (hasControl.test(text)) {
    const names = distinct(text.match(control) ?? []).map(
      (one) => `U+${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
    return { code: 'identifiant.caractere-de-controle', params: { caracteres: names.join(', ') } };
  }
  if (wholeOf(allowed).test(text)) return null;
  const refused = distinct([...text].filter((one) => !allowed.test(one)));
  return refused.length === 0 ? null : { code, params: { caracteres: refused.join(' ') } };
}

const wholes = new WeakMap<RegExp, RegExp>();

/**
 * Builds one test of the whole text from the test of one character, which is fast since nearly all texts pass it.
 */
function wholeOf(allowed: RegExp): RegExp {
  const known = wholes.get(allowed);
  if (known) return known;
  const whole = new RegExp(`^(?:${allowed.source.replace(/^\^|\$$/g, '')})*$`, allowed.flags);
  wholes.set(allowed, whole);
  return whole;
}

const distinct = (characters: readonly string[]): string[] => [...new Set(characters)].slice(0, 5);
