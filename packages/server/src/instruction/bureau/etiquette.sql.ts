// The queries here are about the étiquettes of a service, and the dossiers that bear each.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { InstructionPlace } from './affectation.sql.ts';

export type EtiquetteRow = { id: string; id_service: string; nom: string; version: number };

const columns = ['id', 'id_service', 'nom', 'version'] as const;

export const listEtiquettes = (db: Db, services: readonly string[]): Promise<EtiquetteRow[]> =>
  services.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('etiquette')
        .select(columns)
        .where('id_service', 'in', [...services])
        .orderBy('cle')
        .execute();

export const listPosees = (db: Db, { id_dossier, id_service }: InstructionPlace): Promise<EtiquetteRow[]> =>
  db
    .selectFrom('etiquette_posee as p')
    .innerJoin('etiquette as e', 'e.id', 'p.id_etiquette')
    .select(['e.id', 'e.id_service', 'e.nom', 'e.version'])
    .where('p.id_dossier', '=', id_dossier)
    .where('p.id_service', '=', id_service)
    .orderBy('e.cle')
    .execute();

export async function lockEtiquette(
  trx: Tx,
  key: { id: string; id_service: string },
): Promise<EtiquetteRow | undefined> {
  return await trx
    .selectFrom('etiquette')
    .select(columns)
    .where('id', '=', key.id)
    .where('id_service', '=', key.id_service)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns undefined when the service has an étiquette of this name already. */
export const insertEtiquette = (
  trx: Tx,
  row: { id_service: string; nom: string },
): Promise<EtiquetteRow | undefined> =>
  trx
    .insertInto('etiquette')
    .values(row)
    .onConflict((conflict) => conflict.columns(['id_service', 'cle']).doNothing())
    .returning(columns)
    .executeTakeFirst();

/** Returns undefined when another étiquette of the service has this name. */
export async function saveNomEtiquette(
  trx: Tx,
  { id, id_service }: { id: string; id_service: string },
  nom: string,
): Promise<EtiquetteRow | undefined> {
  const { rows } = await sql<EtiquetteRow>`update etiquette e set nom = ${nom}, version = version + 1
    where id = ${id} and not exists (select from etiquette o
      where o.id_service = ${id_service} and o.id <> e.id and o.cle = public.cle_recherche(${nom}))
    returning id, id_service, nom, version`.execute(trx);
  return rows[0];
}

export const removeEtiquette = (trx: Tx, id: string) =>
  trx.deleteFrom('etiquette').where('id', '=', id).execute();

/** Puts an étiquette on a dossier; returns false when the dossier bore it already. */
export async function insertEtiquettePosee(
  trx: Tx,
  row: InstructionPlace & { id_etiquette: string },
): Promise<boolean> {
  const [done] = await trx
    .insertInto('etiquette_posee')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return Number(done?.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Takes an étiquette off a dossier; returns false when the dossier did not bear it. */
export async function deleteEtiquettePosee(
  trx: Tx,
  { id_dossier, id_etiquette }: { id_dossier: string; id_etiquette: string },
): Promise<boolean> {
  const [done] = await trx
    .deleteFrom('etiquette_posee')
    .where('id_dossier', '=', id_dossier)
    .where('id_etiquette', '=', id_etiquette)
    .execute();
  return Number(done?.numDeletedRows ?? 0) > 0;
}
