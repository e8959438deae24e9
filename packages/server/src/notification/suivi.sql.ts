// These queries hold the dossiers that an agent follows, and those that an agent chose to hear nothing more about.
import { isUuid } from '@asso/domain/identifiants/uuid';
import type { NotificationObjet } from '@asso/domain/notification/notification.words';
import type { SuiviDossier } from '@asso/domain/notification/rythme.rows';
import type { Db, Tx } from '../platform/db/database.ts';

export async function withoutUnfollowers(
  db: Db,
  ids: readonly string[],
  { type, id }: Pick<NotificationObjet, 'type' | 'id'>,
): Promise<string[]> {
  if (type !== 'dossier' || !isUuid(id)) return [...ids];
  const rows = await db
    .selectFrom('suivi_dossier')
    .select('id_utilisateur')
    .where('id_dossier', '=', id)
    .where('id_utilisateur', 'in', ids)
    .where('suit', '=', false)
    .execute();
  const left = new Set(rows.map(({ id_utilisateur }) => id_utilisateur));
  return ids.filter((one) => !left.has(one));
}

/** Gives, among these people, those who follow the dossier: they are told what colleagues do too. */
export async function findFollowers(db: Db, ids: readonly string[], id_dossier: string): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('suivi_dossier')
    .select('id_utilisateur')
    .where('id_dossier', '=', id_dossier)
    .where('id_utilisateur', 'in', ids)
    .where('suit', '=', true)
    .execute();
  return rows.map(({ id_utilisateur }) => id_utilisateur);
}

type Place = { id_dossier: string; id_utilisateur: string };

export async function findSuivi(db: Db, { id_dossier, id_utilisateur }: Place): Promise<SuiviDossier> {
  const row = await db
    .selectFrom('suivi_dossier')
    .select('suit')
    .where('id_dossier', '=', id_dossier)
    .where('id_utilisateur', '=', id_utilisateur)
    .executeTakeFirst();
  return row === undefined ? 'habituel' : row.suit ? 'tout' : 'rien';
}

export async function writeSuivi(trx: Tx, place: Place, suivi: SuiviDossier): Promise<void> {
  if (suivi === 'habituel') {
    await trx
      .deleteFrom('suivi_dossier')
      .where('id_dossier', '=', place.id_dossier)
      .where('id_utilisateur', '=', place.id_utilisateur)
      .execute();
    return;
  }
  const suit = suivi === 'tout';
  await trx
    .insertInto('suivi_dossier')
    .values({ ...place, suit })
    .onConflict((conflict) => conflict.columns(['id_dossier', 'id_utilisateur']).doUpdateSet({ suit }))
    .execute();
}
