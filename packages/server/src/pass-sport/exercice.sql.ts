// The queries here are about the exercises of Pass'Sport, with the rules of who may enrol, and its federations.
import type { ReglesExercice } from '@asso/domain/pass-sport/exercice.rules';
import type { ColumnType } from 'kysely';
import type { Db, Row, Table } from '../platform/db/database.ts';

export type FederationTable = Table<
  'psp_federation',
  {
    /** The code is that of the list of sports federations. */ code: string | null;
  }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    psp_exercice: Table<
      'psp_exercice',
      {
        /** Days are those of Europe/Paris, both included. */ date_debut: string;
        regles: ColumnType<ReglesExercice, string, string>;
      }
    >;
    psp_federation: FederationTable;
  }
}

export type ExerciceRow = Row<'psp_exercice'>;

/** Lists the exercises, the latest first. */
export const listExercices = (db: Db): Promise<ExerciceRow[]> =>
  db.selectFrom('psp_exercice').selectAll().orderBy('date_debut', 'desc').orderBy('id', 'desc').execute();

export const findExercice = (db: Db, id: string): Promise<ExerciceRow | undefined> =>
  db.selectFrom('psp_exercice').selectAll().where('id', '=', id).executeTakeFirst();

export const listFederations = (db: Db): Promise<Row<'psp_federation'>[]> =>
  db.selectFrom('psp_federation').selectAll().execute();
