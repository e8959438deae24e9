import type { RegistreColonnes } from '@asso/domain/association/registre/registre.rules';
import type { Problem } from '@asso/domain/kernel/result';
import { decodeLigne } from '../../referentiel/import/decode.ts';
import { splitCellules } from './cellules.ts';
import { type Forme, type FormeRead, passOver } from './formes.ts';

/** One record that was read; `numero` is that of its first line, as an editor shows it. */
export type RegistreLigneLue = { numero: number } & (NonNullable<FormeRead> | Rejetee);
export type Rejetee = { kind: 'rejetee'; problem: Problem; brut: string };

/** A position in a file: everything before it was read. */
export type Position = { octet: number; ligne: number };

/** Records that are written together, and the position of the file after them. */
export type ImportLot = { lignes: RegistreLigneLue[]; horsChamp: number } & Position;

const mostLignes = 1500;
/** The number of skipped lines after which the position is saved, even when no record was read. */
const mostPassed = 400_000;
/** The number of line breaks above which a field comes from a quote that was never closed. */
const mostLines = 60;
const mostBytes = 1_000_000;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

type Ouverte = { text: string; numero: number; fin: number };

/**
 * Cuts the bytes of a file into records and reads them; a line that cannot be read is refused alone, and the reading
 * goes on.
 */
export class RegistreLecteur {
  readonly #forme: Forme;
  readonly #noms: readonly string[];
  readonly #isPassed: ReturnType<typeof passOver>;
  #lot: ImportLot;
  /** The lines of a record whose quote is still open. */
  #ouvertes: Ouverte[] = [];
  #rest: Buffer = Buffer.alloc(0);
  #octet: number;
  #ligne: number;

  constructor(
    of: { forme: Forme; noms: readonly string[] },
    at: Position,
    isKnown: (siren: string) => boolean,
  ) {
    this.#forme = of.forme;
    this.#noms = of.noms;
    this.#isPassed = passOver(of.forme, of.noms, isKnown);
    this.#octet = at.octet;
    this.#ligne = at.ligne;
    this.#lot = { lignes: [], horsChamp: 0, octet: at.octet, ligne: at.ligne };
  }

  *read(chunk: Buffer): Generator<ImportLot> {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let start = 0;
    for (let feed = bytes.indexOf(lineFeed); feed >= 0; feed = bytes.indexOf(lineFeed, start)) {
      this.#readLine(bytes, start, feed);
      start = feed + 1;
      if (this.#isFull()) yield this.#take();
    }
    this.#rest = bytes.subarray(start);
    if (this.#rest.length > mostBytes) throw new EndlessLigne(this.#ligne + 1);
  }

  /** Reads the end of the file: its last line may lack a line break, its last quote may never close. */
  end(): ImportLot {
    if (this.#rest.length > 0) this.#readLine(this.#rest, 0, this.#rest.length);
    while (this.#ouvertes.length > 0) this.#reject(null);
    return this.#take();
  }

  #isFull(): boolean {
    return this.#lot.lignes.length >= mostLignes || this.#lot.horsChamp >= mostPassed;
  }

  #take(): ImportLot {
    const taken = this.#lot;
    this.#lot = { lignes: [], horsChamp: 0, octet: taken.octet, ligne: taken.ligne };
    return taken;
  }

  #readLine(bytes: Buffer, start: number, feed: number): void {
    this.#octet += feed - start + 1;
    this.#ligne += 1;
    const end = feed > start && bytes[feed - 1] === carriageReturn ? feed - 1 : feed;
    if (this.#ouvertes.length === 0 && (end === start || this.#isPassed(bytes, start, end))) {
      if (end > start) this.#lot.horsChamp += 1;
      this.#advance(this.#octet, this.#ligne);
      return;
    }
    const text = decodeLigne(bytes.subarray(start, end));
    this.#readText({ text, numero: this.#ligne, fin: this.#octet });
  }

  #readText(line: Ouverte): void {
    this.#ouvertes.push(line);
    const text = this.#ouvertes.length === 1 ? line.text : this.#ouvertes.map((one) => one.text).join('\n');
    const cells = splitCellules(text, this.#forme.separateur);
    if (cells?.length === this.#noms.length) this.#keep(cells);
    else if (cells !== null || this.#ouvertes.length > mostLines) this.#reject(cells);
  }

  #keep(cells: readonly string[]): void {
    const { numero } = this.#ouvertes[0] as Ouverte;
    const { fin } = this.#ouvertes.at(-1) as Ouverte;
    const last = numero + this.#ouvertes.length - 1;
    this.#ouvertes = [];
    const colonnes: Record<string, string> = {};
    for (let rang = 0; rang < cells.length; rang++)
      colonnes[this.#noms[rang] as string] = cells[rang] as string;
    const result = this.#forme.read(colonnes);
    if (!result.ok) this.#lot.lignes.push(refusedLigne(numero, result.problems[0], colonnes));
    else if (result.value === null) this.#lot.horsChamp += 1;
    else this.#lot.lignes.push({ numero, ...result.value });
    this.#advance(fin, last);
  }

  /** Refuses the first line; the lines that its open quote had swallowed are read again, each for itself. */
  #reject(cells: readonly string[] | null): void {
    const [first, ...others] = this.#ouvertes.splice(0);
    if (!first) return;
    const { numero, text, fin } = first;
    const problem: Problem = cells
      ? { code: 'association.import-colonnes', params: { lues: cells.length, attendues: this.#noms.length } }
      : { code: 'association.import-illisible', params: { raison: 'un guillemet n’est pas fermé' } };
    this.#lot.lignes.push({ numero, kind: 'rejetee', problem, brut: text.slice(0, brutMax) });
    this.#advance(fin, numero);
    for (const other of others) this.#readText(other);
  }

  #advance(octet: number, ligne: number): void {
    this.#lot.octet = octet;
    this.#lot.ligne = ligne;
  }
}

/**
 * How much of a refused line the report quotes: numbers and dates, but not the person who declared it, who comes
 * later.
 */
const brutMax = 100;

function refusedLigne(
  numero: number,
  problem: Problem = { code: 'association.import-illisible', params: { raison: '' } },
  colonnes: RegistreColonnes = {},
): RegistreLigneLue {
  const brut = (problem.field === undefined ? '' : (colonnes[problem.field] ?? '')).slice(0, brutMax);
  return { numero, kind: 'rejetee', problem, brut };
}

/** Thrown after a million bytes without a line break, which no file of a register has. */
export class EndlessLigne extends Error {
  constructor(ligne: number) {
    super(`La ligne ${ligne} est trop longue pour être lue : ce fichier est abîmé.`);
  }
}
