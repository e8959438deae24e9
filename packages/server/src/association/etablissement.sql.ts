// The establishments of Sirene.
import { type ColumnType, type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export interface EtablissementTable {
  siret: string;
  nic: ColumnType<string, never, never>;
  id_association: string;
  est_siege: Generated<boolean>;
  actif: Generated<boolean>;
  date_fermeture: string | null;
  enseigne: string | null;
  adresse: ColumnType<Record<string, string>, string | undefined, string>;
  commune: string | null;
  code_postal: string | null;
  registre: ColumnType<{ date?: string | null }, string | undefined, string>;
  corps: ColumnType<Record<string, string>, string | undefined, string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../platform/db/database.ts' {
  interface Database {
    etablissement: EtablissementTable;
  }
}

export type EtablissementRow = Selectable<
  Pick<
    EtablissementTable,
    | 'siret'
    | 'nic'
    | 'id_association'
    | 'est_siege'
    | 'actif'
    | 'date_fermeture'
    | 'enseigne'
    | 'adresse'
    | 'commune'
    | 'code_postal'
  >
>;

/** A federation has thousands: beyond this a screen asks for one by its SIRET. */
const most = 500;

/** The seat first, then the open ones; `sirets` holds a secondary manager to their own, open [R6.23]. */
export const listEtablissements = (
  db: Db,
  ids: readonly string[],
  sirets: readonly string[] | null,
): Promise<EtablissementRow[]> =>
  db
    .selectFrom('etablissement')
    .select(['siret', 'nic', 'id_association', 'est_siege', 'actif', 'date_fermeture', 'enseigne'])
    .select(['adresse', 'commune', 'code_postal'])
    .where('id_association', '=', sql<string>`any(${[...ids]})`)
    .$if(sirets !== null, (query) =>
      query.where('siret', '=', sql<string>`any(${[...(sirets ?? [])]})`).where('actif', '=', true),
    )
    .orderBy('est_siege', 'desc')
    .orderBy('actif', 'desc')
    .orderBy('siret')
    .limit(most)
    .execute();

/** One of this association, and undefined for any other's. */
export const findEtablissement = (db: Db, idAssociation: string, siret: string) =>
  db
    .selectFrom('etablissement')
    .select(['siret', 'est_siege', 'actif'])
    .where('siret', '=', siret)
    .where('id_association', '=', idAssociation)
    .executeTakeFirst();
