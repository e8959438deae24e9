// The queries here are about the text of a dossier as a service received it or decided on it, while another service has
// it corrected.
import type { Photo } from '@asso/domain/dossier/renvoi.rules';
import type { ColumnType } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    version_recue: Table<'version_recue', { contenu: ColumnType<Photo, string, never> }>;
  }
}

type Key = { id_dossier: string; id_service_instructeur: string };

/** Keeps the text for this service, unless an earlier one is kept already. */
export const keepVersion = (trx: Tx, { contenu, ...row }: Key & { le: Date; contenu: Photo }) =>
  trx
    .insertInto('version_recue')
    .values({ ...row, contenu: JSON.stringify(contenu) })
    .onConflict((oc) => oc.columns(['id_dossier', 'id_service_instructeur']).doNothing())
    .execute();

/** Forgets the text kept for this service, which has just read the present one. */
export const leaveVersion = (trx: Tx, key: Key) =>
  trx
    .deleteFrom('version_recue')
    .where('id_dossier', '=', key.id_dossier)
    .where('id_service_instructeur', '=', key.id_service_instructeur)
    .execute();

export const findVersion = (db: Db, key: Key) =>
  db
    .selectFrom('version_recue')
    .select(['le', 'contenu'])
    .where('id_dossier', '=', key.id_dossier)
    .where('id_service_instructeur', '=', key.id_service_instructeur)
    .executeTakeFirst();
