// The registers describe the documents they keep, with defects that this reading repairs (§3 documents, origine).
import { localDay } from '../identifiants/dates-affichees.ts';
import { typesDocuments } from '../referentiel/data/types-documents.ts';

/** A document of a register, before its content is fetched. */
export type PieceRegistre = {
  origine: 'RNA' | 'Sirene';
  /** The number of the document in the register. */
  ref: string;
  type: string;
  /** The name has no extension, since only the content tells the type of the file. */
  nom: string;
  id_siret: string | null;
  /** The date of its deposit in the register, « YYYY-MM-DD »; null when the register does not give it. */
  date: string | null;
  /** The address of the document's content, as the register gives it. */
  url: string;
};

/**
 * Lists the documents of the RNA in an answer of « API Association »; a document without a number or an address is left
 * out.
 */
export function rnaPieces(answer: unknown): PieceRegistre[] {
  const documents = below(below(answer, 'asso') ?? answer, 'documents');
  return listed(below(documents, 'document_rna')).flatMap((one) => {
    const ref = textOf(below(one, 'id'));
    const url = textOf(below(one, 'url'));
    if (ref === '' || url === '') return [];
    const type = typeOf(textOf(below(one, 'sous_type')));
    const annee = textOf(below(one, 'annee'));
    const nom = nomOf(textOf(below(one, 'lib_sous_type')), type);
    return [
      {
        origine: 'RNA' as const,
        ref,
        type,
        nom: isYear(annee) ? `${nom} ${annee}` : nom,
        id_siret: null,
        date: dateOf(below(one, 'time')) ?? (isYear(annee) ? `${annee}-01-01` : null),
        url,
      },
    ];
  });
}

/**
 * Describes the avis de situation of this establishment. Its number (`ref`) is another one each quarter, so that a new
 * notice is fetched: each is valid for three months.
 */
export function avisSituationPiece(siret: string, { now, url }: { now: Date; url: string }): PieceRegistre {
  const day = localDay(now);
  const trimestre = Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1;
  return {
    origine: 'Sirene',
    ref: `${siret}-${day.slice(0, 4)}-T${trimestre}`,
    type: 'SIR',
    nom: `Avis de situation ${day}`,
    id_siret: siret,
    date: day,
    url,
  };
}

const below = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Returns the list of documents; a single one comes without a list around it. */
const listed = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'object' && value !== null ? [value] : [];

/** Reads a text: the register gives numbers as texts and texts as numbers, doubles the apostrophes and adds blanks. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll("''", "'").normalize('NFC').trim()
    : '';

const isYear = (text: string): boolean => /^(19|20)\d{2}$/.test(text);

const typeOf = (code: string): string =>
  typesDocuments.find(({ value }) => value === code.toUpperCase())?.value ?? 'AUT';

const nomOf = (said: string, type: string): string =>
  said || (typesDocuments.find(({ value }) => value === type)?.label ?? 'Document');

/**
 * Returns the day of a number of seconds since 1970, or the day at the start of a text. Null when there is none, or
 * when the text writes « 0001-01-01 », which means no date.
 */
function dateOf(value: unknown): string | null {
  const text = textOf(value);
  if (/^\d{8,11}$/.test(text)) return localDay(new Date(Number(text) * 1000));
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  return day && day > '1900' && !Number.isNaN(Date.parse(day)) ? day : null;
}
