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
  isFormeAdmise,
  readLigneEtablissement,
  readLigneUniteLegale,
} from '@asso/domain/association/registre-sirene.rules';
import type { Result } from '@asso/domain/kernel/result';
import { cellReader } from './cellules.ts';

/** What a line of a file says, once understood; nothing: it is none of ours. */
export type Dit =
  | { kind: 'association'; source: Source; ligne: LigneAssociation }
  | { kind: 'etablissement'; ligne: LigneEtablissement }
  | null;

export type Forme = {
  kind: 'associations' | 'etablissements';
  colonnes: readonly string[];
  separateur: string;
  read(colonnes: Colonnes): Result<Dit>;
  /** Whether a line is passed over, told by one of its cells without reading the others. */
  passe?: { colonne: string; isPassed(cell: string, isKnown: (siren: string) => boolean): boolean };
};

const formes: readonly Forme[] = [
  {
    kind: 'associations',
    colonnes: colonnesRna,
    separateur: ';',
    read: (colonnes) =>
      as(readLigneRna(colonnes), (ligne) => ({ kind: 'association', source: 'RNA', ligne })),
  },
  {
    kind: 'associations',
    colonnes: colonnesUniteLegale,
    separateur: ',',
    read: (colonnes) =>
      as(
        readLigneUniteLegale(colonnes),
        (ligne) => ligne && { kind: 'association', source: 'Sirene', ligne },
      ),
    passe: { colonne: 'categorieJuridiqueUniteLegale', isPassed: (cell) => !isFormeAdmise(cell) },
  },
  {
    kind: 'etablissements',
    colonnes: colonnesEtablissement,
    separateur: ',',
    read: (colonnes) => as(readLigneEtablissement(colonnes), (ligne) => ({ kind: 'etablissement', ligne })),
    passe: { colonne: 'siren', isPassed: (cell, isKnown) => cell !== '' && !isKnown(cell) },
  },
];

/** The form of a file, told by its first line; undefined when it is of no register. */
export function formeOf(entete: string): { forme: Forme; noms: string[] } | undefined {
  for (const forme of formes) {
    const noms = entete.split(forme.separateur).map((nom) => nom.trim().replace(/^"|"$/g, ''));
    if (forme.colonnes.every((colonne) => noms.includes(colonne))) return { forme, noms };
  }
  return undefined;
}

/** Whether a line, given by its bytes, is passed over. */
export function passOver(
  { passe, separateur }: Forme,
  noms: readonly string[],
  isKnown: (siren: string) => boolean,
): (bytes: Buffer, start: number, end: number) => boolean {
  if (!passe) return () => false;
  const readCell = cellReader(separateur, noms.indexOf(passe.colonne));
  return (bytes, start, end) => {
    const cell = readCell(bytes, start, end);
    return cell !== null && passe.isPassed(cell.trim(), isKnown);
  };
}

const as = <T>(result: Result<T>, to: (value: T) => Dit): Result<Dit> =>
  result.ok ? { ...result, value: to(result.value) } : result;
