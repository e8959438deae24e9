// Numbers and identifiers are shown in this form (§9: SIREN and SIRET in groups, euros without decimals, French
// locale).
const nbsp = '\u00a0';

/** Returns for example « 732 829 320 »; anything but 9 digits is left as it is. */
export const formatSiren = (text: string): string =>
  text.replace(/^(\d{3})(\d{3})(\d{3})$/, spaced('$1', '$2', '$3'));

/**
 * Returns for example « 732 829 320 00074 »; a local number says which it is: « RIDET 1234567.001 », « TAHITI
 * A12345-001 ». Anything else is left as it is.
 */
export const formatSiret = (text: string): string =>
  text
    .replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, spaced('$1', '$2', '$3', '$4'))
    .replace(/^NC(\d{7})(\d{3})$/, spaced('RIDET', '$1.$2'))
    .replace(/^PF([A-Z\d]\d{5})(\d{3})$/, spaced('TAHITI', '$1-$2'));

const isLocal = (numero: string): boolean => /^(?:NC|PF)/.test(numero);

/** Returns « SIRET 732 829 320 00074 » or, of a local number, « RIDET 1234567.001 ». */
export const siretNomme = (numero: string): string =>
  isLocal(numero) ? formatSiret(numero) : `SIRET ${formatSiret(numero)}`;

/** Returns the label of a number that `formatSiret` writes: « SIRET du siège » is « Numéro du siège » for a local one. */
export const labelSiret = (label: string, numero: string | null | undefined): string =>
  numero && isLocal(numero) ? label.replace('SIRET', 'Numéro') : label;

/**
 * Returns for example « 04 65 71 00 00 », and « +262 262 41 00 10 » for the overseas code of France that begins it;
 * anything else is left as it is. Where the rules of every country are at hand, `formatTelephone` says more.
 */
export const formatByPairs = (text: string): string =>
  text
    .replace(/^(0\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, spaced('$1', '$2', '$3', '$4', '$5'))
    .replace(/^(\+(?:262|59[046]|689))(\d{2,3})(\d\d)(\d\d)(\d\d)$/, spaced('$1', '$2', '$3', '$4', '$5'))
    .replace(/^(\+(?:508|68[17]))(\d\d)(\d\d)(\d\d)$/, spaced('$1', '$2', '$3', '$4'));

/** Groups the characters by four. */
export const formatIban = (text: string): string => text.replace(/(.{4})(?=.)/g, `$1${nbsp}`);

/** Returns « FR76 •••• •••• •••• 0353 », which is enough to tell one account from another. */
export const maskIban = (text: string): string =>
  text.length < 12 ? '••••' : spaced(text.slice(0, 4), '••••', '••••', '••••', text.slice(-4));

/** Returns for example « 12 500 € »: rounded to the euro, U+202F between thousands, U+00A0 before the sign. */
export const formatEuros = (euros: number): string => `${formatNombre(euros)}${nbsp}€`;

/** Returns « 12 500 € » or « 1 250,50 € », because a payment is shown to the cent. */
export const formatEurosCents = (euros: number): string =>
  `${formatNombre(euros, Number.isInteger(euros) ? 0 : 2)}${nbsp}€`;

/** Returns for example « 1 200 euros », for a text that is read aloud. */
export const spokenEuros = (euros: number): string => count(Math.round(euros), 'euro', 'euros');

/** Returns « 1 234,50 » with two decimals; without `decimals` the number is whole. */
export function formatNombre(value: number, decimals = 0): string {
  const parts = formatter(decimals).formatToParts(value);
  return parts.map((part) => (part.type === 'group' ? '\u202f' : part.value)).join('');
}

/** Returns « 3 » or « 1,5 », with no more decimals than it has and at most `most`. */
export function formatDecimal(value: number, most: number): string {
  const rounded = Number(value.toFixed(most));
  let decimals = 0;
  while (decimals < most && Number(rounded.toFixed(decimals)) !== rounded) decimals += 1;
  return formatNombre(rounded, decimals);
}

const formatters = new Map<number, Intl.NumberFormat>();

// Formatters are kept, because building one costs far more than using it.
function formatter(decimals: number): Intl.NumberFormat {
  const known = formatters.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat('fr-FR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
  formatters.set(decimals, made);
  return made;
}

/** Turns 31 into « 31 % ». */
export const formatPourcent = (percent: number, decimals = 0): string =>
  `${formatNombre(percent, decimals)}${nbsp}%`;

/** Returns « 15 Mo », « 3,1 Mo » or « 412 ko »; 1 Mo is 1024 ko, as in the upload limits. */
export function formatTaille(octets: number): string {
  if (octets < 1024) return count(octets, 'octet', 'octets');
  const [value, unit] = octets < 1024 ** 2 ? [octets / 1024, 'ko'] : [octets / 1024 ** 2, 'Mo'];
  const rounded = unit === 'ko' ? Math.round(value) : Math.round(value * 10) / 10;
  return `${formatNombre(rounded, Number.isInteger(rounded) ? 0 : 1)}${nbsp}${unit}`;
}

/** Returns « 2 pièces », « 1 pièce » or « 0 pièce »: French uses the singular below two. */
export const count = (n: number, singular: string, plural: string): string =>
  `${formatNombre(n, Number.isInteger(n) ? 0 : 2)}${nbsp}${Math.abs(n) < 2 ? singular : plural}`;

/** Returns what was counted, and « 10 000 et plus » when the count stopped there. */
export const andMore = (counted: string, isExact: boolean): string =>
  isExact ? counted : `${counted} et plus`;

const spaced = (...groups: string[]): string => groups.join(nbsp);
