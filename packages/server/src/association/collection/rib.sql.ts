// Bank details (ligne.sql.ts writes and lists them) are unique by establishment and IBAN, leaving out removed ones.
import { type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface RibTable {
  id: Generated<string>;
  id_association: string;
  id_siret: string | null;
  titulaire: string | null;
  banque: string | null;
  domiciliation: string | null;
  iban: string | null;
  bic: string | null;
  deleted: Generated<boolean>;
  version: Generated<number>;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

declare module '../../platform/db/database.ts' {
  interface Database {
    rib: RibTable;
  }
}

export type RibRow = Selectable<RibTable>;

/** Removed bank details are read too, because a transmitted dossier still names them. */
export const readRibs = (db: Db, ids: readonly string[]): Promise<RibRow[]> =>
  db
    .selectFrom('rib')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
