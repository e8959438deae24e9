import { readCsv, unzipSheet } from '../platform/sheet/test/test-read-sheet.ts';
import type { Lu, Requete, RequeteReponse } from './test-requete.ts';

/**
 * A spreadsheet would compute the formula; a page would run the script, as text, as an attribute or as a Markdown
 * link.
 */
export const formule = '=HYPERLINK("http://ailleurs.example";"x") ';
export const script = ' "><img src=x onerror=alert(1)><script>alert(2)</script>[x](javascript:alert(3))';

const charger = (text: string): string => `${formule}${text}${script}`;

/**
 * Matches the fields that take no trap, because they are not text or are compared by value: a secret, a change's old
 * value, an identity.
 */
const jamais = /password|confirm|^from$|email|^id|_id$|^login$|uuid|token/i;

type Chemin = readonly string[];
type Feuille = { chemin: Chemin; nom: string };

/** All the texts of a body, each with its field's name: the last word of its path. */
function feuilles(value: unknown, chemin: Chemin = []): Feuille[] {
  const nom =
    chemin
      .findLast((one) => one !== 'to' && !/^\d+$/.test(one))
      ?.split('.')
      .at(-1) ?? '';
  if (typeof value === 'string') return jamais.test(chemin.at(-1) ?? '') ? [] : [{ chemin, nom }];
  if (typeof value !== 'object' || value === null || value instanceof FormData) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    jamais.test(key) ? [] : feuilles(one, [...chemin, key]),
  );
}

function avec(value: unknown, chemin: Chemin): unknown {
  const [key, ...rest] = chemin;
  if (key === undefined) return charger(String(value));
  if (Array.isArray(value)) return value.map((one, rank) => (String(rank) === key ? avec(one, rest) : one));
  return { ...(value as object), [key]: avec((value as Lu)[key], rest) };
}

/**
 * Sends a body with a trap in each of its texts; texts that are refused on their field (codes, numbers) are put back.
 * Null when no text may hold a trap, or when it is still refused: the call is then made unchanged.
 */
export async function sendCharge(
  requete: Requete,
  send: (requete: Requete) => Promise<RequeteReponse>,
): Promise<RequeteReponse | null> {
  let left = feuilles(requete.body);
  for (let rank = 0; rank < 5 && left.length > 0; rank++) {
    const body = left.reduce<unknown>((made, { chemin }) => avec(made, chemin), requete.body);
    const reply = await send({ ...requete, body });
    if (reply.status < 300 || reply.status >= 500) return reply;
    const refused = ((reply.body?.problems ?? []) as Lu[]).map(({ field = '' }) => String(field));
    const kept = left.filter(({ nom }) => !refused.some((field) => field.split(/[.[\]]/).includes(nom)));
    if (kept.length === left.length) return null;
    left = kept;
  }
  return null;
}

const calcule = /^[=+@\t\r\n\0＝＋－＠]|^-(?![\d,.\s]*$)/;

/** Returns what could run in the answer, wherever it is opened; the list must be empty. */
export function listDangers({
  bytes,
  headers,
}: {
  bytes: Buffer;
  headers: Readonly<Record<string, unknown>>;
}): string[] {
  const type = String(headers['content-type']);
  if (headers['x-content-type-options'] !== 'nosniff') return ['a type that a browser may guess'];
  if (type.includes('html')) return ['a page'];
  if (type.includes('pdf')) return agit.test(bytes.toString('latin1')) ? ['a PDF that acts'] : [];
  if (/csv|tab-separated/.test(type))
    return cellules(bytes.toString(), type).filter((one) => calcule.test(one));
  if (/spreadsheet|opendocument/.test(type)) {
    const parts = Object.values(unzipSheet(bytes)).map((one) => Buffer.from(one).toString());
    return parts.some((one) => /<img|<script|<f[ >]|table:formula|<hyperlink|xlink:href="http/.test(one))
      ? ['a workbook that computes']
      : [];
  }
  return [];
}

const agit = /\/JavaScript|\/JS\b|\/Launch|\/SubmitForm|\/URI ?\(http/;

/** The cells that a spreadsheet shows; a tab-separated file has no quotes. */
export function cellules(text: string, type: string): string[] {
  if (type.includes('tab')) return text.split(/\r?\n/).flatMap((line) => line.split('\t'));
  const [head = ''] = text.split('\n');
  return readCsv(text.replace(/^\uFEFF/, ''), head.includes(';') ? ';' : ',').flat();
}
