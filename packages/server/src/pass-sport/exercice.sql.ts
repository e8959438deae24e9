// An exercise of Pass'Sport carries the rules of who may enrol; a federation carries its SIREN number, when known.
import type { ReglesExercice } from '@asso/domain/pass-sport/exercice.rules';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export interface ExerciceTable {
  id: string;
  libelle: string;
  active: Generated<boolean>;
  /** Days are those of Europe/Paris, both included. */
  date_debut: string;
  date_fin: string;
  montant: number;
  regles: ColumnType<ReglesExercice, string, string>;
  version: Generated<number>;
  modifie_le: Date;
}

export interface FederationTable {
  siren: string;
  nom: string;
  /** The code is that of the list of sports federations. */
  code: string | null;
  modifie_le: Date;
}

declare module '../platform/db/database.ts' {
  interface Database {
    psp_exercice: ExerciceTable;
    psp_federation: FederationTable;
  }
}

export type ExerciceRow = Selectable<ExerciceTable>;

/** The latest exercise comes first. */
export const listExercices = (db: Db): Promise<ExerciceRow[]> =>
  db.selectFrom('psp_exercice').selectAll().orderBy('date_debut', 'desc').orderBy('id', 'desc').execute();

export const findExercice = (db: Db, id: string): Promise<ExerciceRow | undefined> =>
  db.selectFrom('psp_exercice').selectAll().where('id', '=', id).executeTakeFirst();

export const listFederations = (db: Db): Promise<Selectable<FederationTable>[]> =>
  db.selectFrom('psp_federation').selectAll().execute();
