// French text may hold these characters (§5 free text; decisions, Rules › Free text), which the formats of words
// share.
import type { FormatProblem } from '../kernel/formats.ts';

/** Every Latin letter with its accents is accepted; marks remain after NFC only where no composed letter exists. */
export const letters = String.raw`\p{Script=Latin}\u0300-\u036f`;
/** Apostrophes may be straight or typographic. */
export const apostrophes = "'’ʼ";

/**
 * These come with text pasted from contacts, chats, PDFs and word processors, show nothing and mean nothing here: soft
 * hyphens, zero-width spaces and joiners, marks of the reading direction, variation selectors, byte-order marks. The
 * mark that writes what follows from right to left (U+202E) is not among them: without it, another text is read.
 */
const meaningless = /(?!\u202e)\p{Default_Ignorable_Code_Point}/gu;

/** Removes the marks that show nothing and mean nothing. */
export const withoutInvisible = (text: string): string => text.replace(meaningless, '');

/** Composes the accents (NFC), drops invisible marks, makes line breaks plain and trims the text. */
export const normaliseText = (text: string): string =>
  withoutInvisible(text.normalize('NFC')).replace(/\r\n?/g, '\n').trim();

/** A label is looked for in as many characters; whoever pastes a page does not paste a label and a number. */
const labelAtMost = 40;

/**
 * Removes the label that letterheads write before a number, such as « IBAN », « SIRET : » or « n° RNA »; `label` is
 * written without capitals.
 */
export function withoutLabel(text: string, label: RegExp): string {
  const shown = withoutInvisible(text).trim();
  const before = new RegExp(
    `^(?:n[°ºo.]*\\s*(?:de\\s+)?)?(?:${label.source})\\s*(?:n[°ºo.]*)?\\s*[:=]?\\s*`,
    'i',
  );
  const [found = ''] = before.exec(shown.slice(0, labelAtMost)) ?? [];
  return shown.slice(found.length);
}

/** Hyphens and quotes that people do not type but paste, each with the one that forms accept. */
const signs: Readonly<Record<string, string>> = {
  ...{ '\u2010': '-', '\u2011': '-', '\u2043': '-', '\u2212': '-', '\ufe63': '-', '\uff0d': '-' },
  ...{ '\u2012': '–', '\u2015': '—', '‘': '’', '‛': '’', '‚': '’', '′': '’', '`': '’', '´': '’' },
  ...{ '„': '“', '‟': '“', '‹': '«', '›': '»' },
};
const everySign = new RegExp(`[${Object.keys(signs).join('')}]`, 'g');

/** Writes hyphens and quotes as forms accept them: « demi‑journée » looks alike with either. */
export const withPlainSigns = (text: string): string =>
  text.replace(everySign, (sign) => signs[sign] ?? sign);

/** Normalises the text on one line, with single ordinary spaces and ordinary hyphens and quotes. */
export const normaliseLine = (text: string): string =>
  withPlainSigns(normaliseText(text)).replace(/\s+/g, ' ');

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

/** Removes what `charactersProblem` names. */
export const withoutRefused = (text: string, allowed: RegExp): string =>
  [...text.replace(control, '')].filter((one) => allowed.test(one)).join('');

/**
 * Lists the signs of a typed text that its stored form writes otherwise, such as « → » and « ½ »: neither what shows nothing,
 * nor the letters and digits that a format leaves out, as the arrondissement of a town.
 */
export const replacedSigns = (typed: string, stored: string): string[] =>
  distinct(
    [...withoutInvisible(typed.normalize('NFC'))].filter(
      (one) => !/[\s\p{L}\p{M}\p{Nd}]/u.test(one) && !stored.includes(one),
    ),
  );

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
