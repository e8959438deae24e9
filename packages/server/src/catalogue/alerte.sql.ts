// The queries here are about the people who asked to be told when a subvention opens.

import { minutesBeforeAlert } from '@asso/domain/catalogue/public/alerte.rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

type AlerteTable = Tables['alerte_ouverture'];

export type Alerte = { code: string; titre: string; demandee_le: Date };

export async function listAlertes(db: Db, id_utilisateur: string, now: Date): Promise<Alerte[]> {
  const { rows } = await sql<Alerte>`
    select s.code, v.contenu->>'titre' as titre, l.demandee_le
    from alerte_ouverture l
    join subvention s on s.id = l.id_subvention
    join repertoire_au(${now}) r on r.id_subvention = s.id
    join campagne_version v on v.id = r.id_campagne_version
    where l.id_utilisateur = ${id_utilisateur}
    order by l.demandee_le desc, s.code`.execute(db);
  return rows;
}

/** Counts the alerts of an account, which is locked so that two requests at once are counted one after the other. */
export async function countAlertes(trx: Tx, id_utilisateur: string): Promise<number> {
  await sql`select 1 from utilisateur where id = ${id_utilisateur} for update`.execute(trx);
  const { n } = await trx
    .selectFrom('alerte_ouverture')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('id_utilisateur', '=', id_utilisateur)
    .executeTakeFirstOrThrow();
  return n;
}

export const insertAlerte = (trx: Tx, alerte: AlerteTable) =>
  trx
    .insertInto('alerte_ouverture')
    .values(alerte)
    .onConflict((oc) => oc.doNothing())
    .execute();

export const deleteAlerte = (db: Db, of: Pick<AlerteTable, 'id_utilisateur' | 'id_subvention'>) =>
  db
    .deleteFrom('alerte_ouverture')
    .where('id_utilisateur', '=', of.id_utilisateur)
    .where('id_subvention', '=', of.id_subvention)
    .execute();

export type Ouverte = { id_subvention: string; code: string; titre: string; fuseau: string; fin: Date };

/**
 * Lists the subventions that are open and of which somebody waits to be told, without those published a moment ago,
 * which may still be taken back.
 */
export async function listOuvertesAttendues(db: Db, now: Date): Promise<Ouverte[]> {
  const { rows } = await sql<Ouverte>`
    select s.id as id_subvention, s.code, v.contenu->>'titre' as titre,
      e.fuseau, upper(r.periodes) as fin
    from repertoire r
    join subvention s on s.id = r.id_subvention and s.active
    join campagne_version v on v.id = r.id_campagne_version
    join campagne_edition e on e.id_subvention = v.id_subvention and e.campagne_exercice = v.campagne_exercice
    where r.periodes @> ${now}::timestamptz
      and v.publiee_le <= ${now}::timestamptz - make_interval(mins => ${minutesBeforeAlert})
      and exists (select from alerte_ouverture l where l.id_subvention = r.id_subvention)`.execute(db);
  return rows;
}

/**
 * Takes at most `limit` people who wait for this subvention; their requests are deleted, so that nobody is told twice
 * for asking once.
 */
export async function takeAlertes(
  trx: Tx,
  { id_subvention, limit }: { id_subvention: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id_utilisateur: string }>`
    delete from alerte_ouverture where (id_utilisateur, id_subvention) in (
      select id_utilisateur, id_subvention from alerte_ouverture
      where id_subvention = ${id_subvention} order by id_utilisateur limit ${limit} for update skip locked)
    returning id_utilisateur`.execute(trx);
  return rows.map(({ id_utilisateur }) => id_utilisateur);
}
