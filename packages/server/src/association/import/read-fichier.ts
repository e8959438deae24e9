import { createReadStream } from 'node:fs';
import type {
  Colonnes,
  LigneAssociation,
  LigneEtablissement,
  Source,
} from '@asso/domain/association/registre.rules';
import { colonnesRna, readLigneRna } from '@asso/domain/association/registre-rna.rules';
import {
  colonnesEtablissement,
  colonnesUniteLegale,
  readLigneEtablissement,
  readLigneUniteLegale,
} from '@asso/domain/association/registre-sirene.rules';
import type { Problem, Result } from '@asso/domain/kernel/result';
import { type CsvError, parse } from 'csv-parse';
import { decodeRegistre } from './decode.ts';

/** One line of a file, understood or not; `numero` counts the lines of the file as an editor shows them. */
export type LigneLue =
  | { numero: number; kind: 'association'; source: Source; ligne: LigneAssociation }
  | { numero: number; kind: 'etablissement'; ligne: LigneEtablissement }
  | { numero: number; kind: 'hors-champ' }
  | { numero: number; kind: 'rejetee'; problem: Problem };

type Forme = {
  colonnes: readonly string[];
  separateur: string;
  read: (colonnes: Colonnes, numero: number) => LigneLue;
};

const formes: readonly Forme[] = [
  {
    colonnes: colonnesRna,
    separateur: ';',
    read: (colonnes, numero) => read(readLigneRna(colonnes), numero, rna),
  },
  {
    colonnes: colonnesUniteLegale,
    separateur: ',',
    read: (colonnes, numero) => read(readLigneUniteLegale(colonnes), numero, sirene),
  },
  {
    colonnes: colonnesEtablissement,
    separateur: ',',
    read: (colonnes, numero) =>
      read(readLigneEtablissement(colonnes), numero, (ligne) => ({ kind: 'etablissement', ligne })),
  },
];

/** Reads a file of any of the registers, told by its columns, without ever holding it whole. */
export async function* readFichier(chemin: string): AsyncGenerator<LigneLue> {
  const entete = await readEntete(chemin);
  const forme = formes.find(({ colonnes, separateur }) => {
    const names = nomsOf(entete, separateur);
    return colonnes.every((name) => names.includes(name));
  });
  if (!forme) throw new FichierInconnu(chemin);
  yield* lignesOf(chemin, forme, nomsOf(entete, forme.separateur).length);
}

/** The columns are those of none of the files that are known. */
export class FichierInconnu extends Error {
  constructor(chemin: string) {
    super(`Le fichier ${chemin} n’a les colonnes ni du RNA, ni de Sirene.`);
  }
}

async function* lignesOf(chemin: string, forme: Forme, attendues: number): AsyncGenerator<LigneLue> {
  const rejetees: LigneLue[] = [];
  const parser = parse({
    delimiter: forme.separateur,
    columns: (names: string[]) => names.map((name) => name.trim()),
    bom: true,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  parser.on('skip', (error: CsvError) => rejetees.push(unreadable(error)));
  const source = decodeRegistre(createReadStream(chemin));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    yield* rejetees.splice(0);
    yield info.error ? wrongColumns(info, attendues) : forme.read(record, info.lines);
  }
  yield* rejetees;
}

type Parsed = { record: Colonnes; info: { lines: number; error?: CsvError & { record?: unknown[] } } };

function wrongColumns({ lines, error }: Parsed['info'], attendues: number): LigneLue {
  const params = { lues: error?.record?.length ?? 0, attendues };
  return { numero: lines, kind: 'rejetee', problem: { code: 'association.import-colonnes', params } };
}

const unreadable = (error: CsvError): LigneLue => ({
  numero: Number(error.lines ?? 0),
  kind: 'rejetee',
  problem: { code: 'association.import-illisible', params: { raison: error.code } },
});

const rna = (ligne: LigneAssociation) => ({ kind: 'association', source: 'RNA', ligne }) as const;
const sirene = (ligne: LigneAssociation | null) =>
  ligne ? ({ kind: 'association', source: 'Sirene', ligne } as const) : ({ kind: 'hors-champ' } as const);

function read<T>(result: Result<T>, numero: number, as: (value: T) => Understood): LigneLue {
  if (result.ok) return { numero, ...as(result.value) };
  const [problem = { code: 'association.import-illisible' }] = result.problems;
  return { numero, kind: 'rejetee', problem };
}

type Understood = { [K in LigneLue['kind']]: Omit<Extract<LigneLue, { kind: K }>, 'numero'> }[
  | 'association'
  | 'etablissement'
  | 'hors-champ'];

async function readEntete(chemin: string): Promise<string> {
  let text = '';
  for await (const piece of decodeRegistre(createReadStream(chemin, { end: 65_535 }))) {
    text += piece;
    if (text.includes('\n')) break;
  }
  return (text.split(/\r?\n/)[0] ?? '').replace(/^\ufeff/, '');
}

const nomsOf = (entete: string, separateur: string): string[] =>
  entete.split(separateur).map((name) => name.trim().replace(/^"|"$/g, ''));
