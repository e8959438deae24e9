import { Decoupeur, findSeparator, type TableauLigne } from '@asso/domain/referentiel/tableau-colle.rules';
import { decodeLigne } from './decode.ts';

/** A row that goes on over several lines and is longer than that comes from a quote that nobody closed. */
const mostRow = 100_000;
const mostBytes = 1_000_000;
const lineFeed = 0x0a;

/** Thrown when a line passes the longest allowed: the file is no table, or is damaged. */
export class TropLongue extends Error {
  readonly ligne: number;
  constructor(ligne: number) {
    super('a line without end');
    this.ligne = ligne;
  }
}

/** Yields the rows as they are read, without the empty ones; the first line tells the separator. */
export async function* streamLignes(octets: AsyncIterable<Buffer>): AsyncGenerator<TableauLigne> {
  let decoupeur: Decoupeur | null = null;
  let ligne = 0;
  for await (const bytes of linesOf(octets)) {
    ligne += 1;
    const line = decodeLigne(bytes).replace(/\r?\n$/, '\n');
    const text = ligne === 1 ? line.replace(/^\uFEFF/, '') : line;
    decoupeur ??= new Decoupeur(findSeparator(text) ?? ';');
    for (const row of decoupeur.lire(text)) if (isFilled(row)) yield row;
    if (decoupeur.enCours > mostRow) throw new TropLongue(ligne);
  }
  const last = decoupeur?.fin();
  if (last && isFilled(last)) yield last;
}

const isFilled = ({ cellules }: TableauLigne): boolean => cellules.some(Boolean);

/** Yields the lines, each with its line break, which the last one may lack. */
async function* linesOf(octets: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let ligne = 1;
  for await (const chunk of octets) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let feed = bytes.indexOf(lineFeed); feed >= 0; feed = bytes.indexOf(lineFeed, start)) {
      yield bytes.subarray(start, feed + 1);
      start = feed + 1;
      ligne += 1;
    }
    rest = bytes.subarray(start);
    if (rest.length > mostBytes) throw new TropLongue(ligne);
  }
  if (rest.length > 0) yield rest;
}
