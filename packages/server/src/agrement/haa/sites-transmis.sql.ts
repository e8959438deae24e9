// The queries here keep the sites of a sent habilitation as they were on that day.
import type { SiteDeclare } from '@asso/domain/agrement/haa/haa.rules';
import { type ColumnType, sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    haa_sites_transmis: Table<'haa_sites_transmis', { sites: ColumnType<SiteDeclare[], string, string> }>;
  }
}

type Envoi = { id_dossier: string; sites: readonly SiteDeclare[]; at: Date };

/** Keeps the sites of a dossier when it is sent; a corrected dossier sent again replaces those of before. */
export const keepSitesTransmis = (tx: Tx, { id_dossier, sites, at }: Envoi) =>
  tx
    .insertInto('haa_sites_transmis')
    .values({ id_dossier, sites: JSON.stringify(sites), transmis_le: at })
    .onConflict((conflict) =>
      conflict
        .column('id_dossier')
        .doUpdateSet({ sites: sql`excluded.sites`, transmis_le: sql`excluded.transmis_le` }),
    )
    .execute();

/** Returns undefined when the dossier was never sent. */
export const findSitesTransmis = async (db: Db, id_dossier: string): Promise<SiteDeclare[] | undefined> =>
  (
    await db
      .selectFrom('haa_sites_transmis')
      .select('sites')
      .where('id_dossier', '=', id_dossier)
      .executeTakeFirst()
  )?.sites;

/** Lists the sites that each service received with the dossiers of an association, the last sent last. */
export const listSitesTransmis = (db: Db, idAssociation: string) =>
  db
    .selectFrom('haa_sites_transmis as t')
    .innerJoin('dossier as d', 'd.id', 't.id_dossier')
    .innerJoin('instruction as i', 'i.id_dossier', 'd.id')
    .innerJoin('service as s', 's.id', 'i.id_service_instructeur')
    .select(['t.sites', 'i.id_service_instructeur', 'i.etat', 's.code_territoire'])
    .where('d.id_association', '=', idAssociation)
    .where('i.etat', 'not in', ['A', 'B'])
    .orderBy('t.transmis_le')
    .execute();
