// An IBAN is found on a paper only when its keys hold (mod 97, and the key of a French RIB): a misread one is not an IBAN.
import { formats } from '../../identifiants/formats.ts';
import { type Mot, type Page, type PapierLigne, type PapierPlace, unionPlace } from './papier.rules.ts';

/** The reasons why an IBAN must be compared with the paper with more care than another. */
export type DouteIban =
  /** Letters and figures that look alike were exchanged so that the keys of the IBAN are right. */
  | 'corrige'
  /** The paper shows no readable IBAN: it was made from the bank, the branch, the account and the key. */
  | 'calcule'
  /** The paper shows other accounts. */
  | 'plusieurs'
  /** The picture is too bad to be read at the place of the number. */
  | 'peu-lisible';

export type IbanRead = { valeur: string; place: PapierPlace | null; doutes: DouteIban[] };

/**
 * Finds the IBAN of a paper, on any page: the first that was read as it is, else the first that had to be corrected,
 * else one computed from an account number. It is doubtful when the paper shows others; null when there is none.
 */
export function parseIban(pages: readonly Page[]): IbanRead | null {
  const found = pages.flatMap((page, at) =>
    ibansOf(page).map((one) => ({ ...one, place: at === 0 ? one.place : null })),
  );
  const exacts = found.filter(({ doutes }) => !doutes.includes('corrige'));
  const [first] = [...exacts, ...found];
  const made = pages.flatMap((page) => page.lignes.flatMap((ligne) => ibanOfRib(ligne) ?? []));
  if (!first) {
    const [valeur] = made;
    return valeur ? { valeur, place: null, doutes: ['calcule'] } : null;
  }
  const isAlone = [...found.map(({ valeur }) => valeur), ...made].every((one) => one === first.valeur);
  return isAlone ? first : { ...first, doutes: [...first.doutes, 'plusieurs'] };
}

type Signe = { signe: string; mot: Mot; isFirst: boolean };

function ibansOf({ lignes }: Page): IbanRead[] {
  const found: IbanRead[] = [];
  for (const [at, ligne] of lignes.entries()) {
    const own = signesOf(ligne);
    // A bank may write the end of the number under its beginning.
    const signes = [...own, ...signesOf(lignes[at + 1] ?? [])];
    for (let start = 0; start < own.length; start++) {
      const one = ibanAt(signes, start);
      if (one && !found.some(({ valeur }) => valeur === one.valeur)) found.push(one);
    }
  }
  return found;
}

const signesOf = (ligne: PapierLigne): Signe[] =>
  ligne.flatMap((mot) =>
    [...mot.texte.toUpperCase()]
      .filter((signe) => /[A-Z0-9]/.test(signe))
      .map((signe, at) => ({ signe, mot, isFirst: at === 0 })),
  );

const frenchLength = 27;
const lengths = [frenchLength, 15, 16, 18, 20, 21, 22, 23, 24, 25, 26, 28, 29, 31];
const clear = 60;

function ibanAt(signes: readonly Signe[], start: number): IbanRead | null {
  for (const length of lengths) {
    const part = signes.slice(start, start + length);
    if (part.length < length) continue;
    const raw = part.map(({ signe }) => signe).join('');
    const valeur = holds(raw) ? raw : length === frenchLength ? corrected(raw) : null;
    if (valeur === null) continue;
    // Other countries have one key only, which chance may satisfy inside a long number.
    if (!valeur.startsWith('FR') && !signes[start]?.isFirst) continue;
    const mots = [...new Set(part.map(({ mot }) => mot))];
    const doutes: DouteIban[] = [];
    if (valeur !== raw) doutes.push('corrige');
    if (mots.some(({ confiance }) => confiance < clear)) doutes.push('peu-lisible');
    return { valeur, place: unionPlace(mots.map(({ place }) => place)), doutes };
  }
  return null;
}

/** Tells whether both keys are right: that of every IBAN, and the inner one of a French account. */
const holds = (text: string): boolean =>
  /^[A-Z]{2}\d{2}/.test(text) &&
  formats.iban.check(text) === null &&
  (formats.iban.warn?.(text) ?? null) === null;

const figures: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
const asFigures = (text: string): string => text.replace(/[A-Z]/g, (one) => figures[one] ?? one);

/**
 * Returns the French IBAN that a misread text stands for, or null. « FR » may be read « ER » or « PR », and a figure as
 * the letter that looks like it; one reading only is tried of each character, so that two keys cannot be right by
 * chance. The account itself may have letters.
 */
function corrected(raw: string): string | null {
  if (!/^[FEP][RKAB]/.test(raw)) return null;
  const [keys, account, key] = [raw.slice(2, 14), raw.slice(14, 25), raw.slice(25)];
  for (const own of [account, asFigures(account)]) {
    const text = `FR${asFigures(keys)}${own}${asFigures(key)}`;
    if (holds(text)) return text;
  }
  return null;
}

/**
 * Makes the IBAN of a line such as « 15899 08714 00028461940 53 »; the two figures that follow « FR » are not in it,
 * and are computed.
 */
function ibanOfRib(ligne: PapierLigne): string | null {
  const text = ligne
    .map(({ texte }) => texte)
    .join(' ')
    .toUpperCase();
  const parts = /(?<![A-Z0-9])(\d{5})\s+(\d{5})\s+([A-Z0-9]{11})\s+(\d{2})(?![A-Z0-9])/.exec(text);
  if (!parts) return null;
  const bban = parts.slice(1).join('');
  const digits = `${bban}FR00`.replace(/[A-Z]/g, (one) => String(one.charCodeAt(0) - 55));
  const rest = [...digits].reduce((sum, one) => (sum * 10 + Number(one)) % 97, 0);
  const iban = `FR${String(98 - rest).padStart(2, '0')}${bban}`;
  return holds(iban) ? iban : null;
}
