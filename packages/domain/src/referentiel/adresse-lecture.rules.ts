// People and address services write an address on one line, which is split here into its parts (§5 Address,
// cleaning).
import type { Adresse } from './adresse.fields.ts';
import { indicesRepetition } from './data/indices-repetition.ts';
import { typesVoie } from './data/types-voie.ts';
import { plainWords } from './mots.rules.ts';

type Numero = { num_voie: string; repet_voie: string | null };

/**
 * Reads digits (9 at most) and one letter: « 12 bis » is 12 and B. Returns null for anything else, such as « 12-14 ».
 */
export function readNumero(text: string): Numero | null {
  const [, digits, index] = /^(\d+)(?:\s*(\p{L}+))?$/u.exec(text.trim()) ?? [];
  if (!digits) return null;
  const letter = index === undefined ? null : letterOf(index);
  return letter === undefined ? null : { num_voie: digits.slice(0, 9), repet_voie: letter };
}

/** Returns the letter of a repetition index, such as « bis »; undefined for any other word. */
function letterOf(index: string): string | undefined {
  const word = index.toLowerCase();
  return indicesRepetition.find(({ value, label }) =>
    [value.toLowerCase(), label.toLowerCase()].includes(word),
  )?.value;
}

/**
 * Splits « rue des Lilas » into RUE and « des Lilas »; returns null when no kind of street begins it, or nothing
 * follows.
 */
export function readVoie(text: string): { type_voie: string; voie: string } | null {
  const given = text.trim().split(/\s+/);
  // The longest kind is tried first: « Grande Rue » before « Rue ».
  for (const length of [3, 2, 1]) {
    const type_voie = typeOfWords.get(plainWords(given.slice(0, length).join(' ')));
    const voie = given.slice(length).join(' ');
    if (type_voie && voie !== '') return { type_voie, voie };
  }
  return null;
}

/**
 * People also write these short forms. The registers' other codes are not read, because they may be ordinary words of a
 * street's name.
 */
const shortForms: Readonly<Record<string, string>> = {
  all: 'ALL',
  av: 'AV',
  ave: 'AV',
  bd: 'BD',
  bld: 'BD',
  blvd: 'BD',
  che: 'CHE',
  crs: 'CRS',
  fg: 'FG',
  imp: 'IMP',
  pl: 'PL',
  rte: 'RTE',
  sq: 'SQ',
  za: 'ZA',
  zac: 'ZAC',
  zi: 'ZI',
};

const typeOfWords: ReadonlyMap<string, string> = new Map([
  ...typesVoie.flatMap(({ value, label }) =>
    label.split(' - ').map((one) => [plainWords(one), value] as const),
  ),
  ...Object.entries(shortForms),
]);

const townAtEnd =
  /^(?<street>.*?)(?<![ ,])[ ,]*\b(?<cp>\d{5}) (?<commune>\D+?)(?: (?<cedex>cedex(?: \d{1,2})?))?$/iu;
const townAfterComma = /^(?<street>.+), ?(?<commune>[^,\d]+)$/u;
const numberFirst = /^(?<numero>\d+(?:\s*(?:bis|ter|quater|quinquies|[a-z]))?)[\s,]+(?<rest>.+)$/iu;

/** Reads the parts that can be told apart in an address typed on one line; the rest stays in the street. */
export function readAdresse(text: string): Adresse {
  const line = text.trim().replace(/\s+/g, ' ');
  const {
    street = line,
    cp,
    commune,
    cedex,
  } = (townAtEnd.exec(line) ?? townAfterComma.exec(line))?.groups ?? {};
  return filled({ ...readRue(street), cp, commune: commune?.trim(), cedex: cedex && capitalised(cedex) });
}

/** Splits « 12 bis rue des Lilas » into its four parts. */
export function readRue(text: string): Adresse {
  const street = text.trim().replace(/,$/, '');
  const { numero = '', rest = street } = numberFirst.exec(street)?.groups ?? {};
  const number = readNumero(numero);
  const voie = number ? rest : street;
  return filled({ ...number, ...(readVoie(voie) ?? { voie }) });
}

const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;

const filled = (parts: Record<string, string | null | undefined>): Adresse =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value));
