import type {
  LigneAssociation,
  LigneEtablissement,
  RegistreColonnes,
  RegistreSource,
} from '@asso/domain/association/registre/registre.rules';
import { colonnesRna, readLigneRna } from '@asso/domain/association/registre/registre-rna.rules';
import {
  colonnesEtablissement,
  colonnesUniteLegale,
  isFormeAdmise,
  readLigneEtablissement,
  readLigneUniteLegale,
} from '@asso/domain/association/registre/registre-sirene.rules';
import type { Result } from '@asso/domain/kernel/result';
import { cellReader } from './cellules.ts';

/** What a line of a file says, once read; null when it does not concern an association. */
export type FormeRead =
  | { kind: 'association'; source: RegistreSource; ligne: LigneAssociation }
  | { kind: 'etablissement'; ligne: LigneEtablissement }
  | null;

export type Forme = {
  kind: 'associations' | 'etablissements';
  colonnes: readonly string[];
  separateur: string;
  read(colonnes: RegistreColonnes): Result<FormeRead>;
  /** Tells from one cell whether a line is skipped, so that its other cells are not read. */
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

/** Gives the format of a file, recognised by its first line; undefined when it comes from no known register. */
export function findForme(entete: string): { forme: Forme; noms: string[] } | undefined {
  for (const forme of formes) {
    const noms = entete.split(forme.separateur).map((nom) => nom.trim().replace(/^"|"$/g, ''));
    if (forme.colonnes.every((colonne) => noms.includes(colonne))) return { forme, noms };
  }
  return undefined;
}

/** Makes the test that tells, from the bytes of a line, whether the line is skipped. */
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

const as = <T>(result: Result<T>, to: (value: T) => FormeRead): Result<FormeRead> =>
  result.ok ? { ...result, value: to(result.value) } : result;
