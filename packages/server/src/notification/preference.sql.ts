// These queries hold how each kind of notification is copied by e-mail, and what waits for the e-mail of the day.
import type { RythmeCourriel } from '@asso/domain/notification/rythme.rows';
import { sql } from 'kysely';
import type { Db, Table, Tx } from '../platform/db/database.ts';
import type { InboxRow } from './notification.sql.ts';

type Garde = Exclude<RythmeCourriel, 'aussitot'>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    preference_notification: Table<'preference_notification', { rythme: Garde }>;
  }
}

/** Gives the kinds for which this person chose something else than « at once ». */
export async function listRythmes(db: Db, id_utilisateur: string): Promise<Map<number, Garde>> {
  const rows = await db
    .selectFrom('preference_notification')
    .select(['kind', 'rythme'])
    .where('id_utilisateur', '=', id_utilisateur)
    .execute();
  return new Map(rows.map(({ kind, rythme }) => [kind, rythme]));
}

/** Gives, among these people, those who chose something else than « at once » for this kind. */
export async function readRythmesChoisis(
  db: Db,
  ids: readonly string[],
  kind: number,
): Promise<Map<string, Garde>> {
  const rows = await db
    .selectFrom('preference_notification')
    .select(['id_utilisateur', 'rythme'])
    .where('id_utilisateur', 'in', ids)
    .where('kind', '=', kind)
    .execute();
  return new Map(rows.map(({ id_utilisateur, rythme }) => [id_utilisateur, rythme]));
}

/** Replaces the choices of a person. */
export async function writeRythmes(trx: Tx, id: string, chosen: ReadonlyMap<number, Garde>): Promise<void> {
  const [kinds, rythmes] = [[...chosen.keys()], [...chosen.values()]];
  await sql`delete from preference_notification
    where id_utilisateur = ${id} and kind <> all(${kinds}::int[])`.execute(trx);
  await sql`insert into preference_notification (id_utilisateur, kind, rythme)
    select ${id}, k.kind, k.rythme from unnest(${kinds}::int[], ${rythmes}::text[]) as k (kind, rythme)
    on conflict (id_utilisateur, kind) do update set rythme = excluded.rythme`.execute(trx);
}

export const insertWaitingCourriel = (trx: Tx, row: { id_notification: string; id_utilisateur: string }) =>
  trx.insertInto('notification_en_attente').values(row).execute();

/** Lists the people for whom a notification waits for the e-mail of the day, after this person. */
export async function listWaitingPersonnes(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct id_utilisateur as id from notification_en_attente
    where (${after}::uuid is null or id_utilisateur > ${after}::uuid) order by 1 limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

type Attendue = Pick<
  InboxRow,
  'id' | 'kind' | 'variante' | 'params' | 'objet_type' | 'objet_id' | 'objet_libelle'
>;

/** Takes out all that waits for this person, and gives what they did not read meanwhile, the oldest first. */
export async function takeWaitingCourriels(trx: Tx, id_utilisateur: string): Promise<Attendue[]> {
  const { rows } = await sql<Attendue>`
    with prises as (delete from notification_en_attente where id_utilisateur = ${id_utilisateur}
      returning id_notification)
    select n.id, n.kind, n.variante, n.params, n.objet_type, n.objet_id, n.objet_libelle
    from notification n join prises p on p.id_notification = n.id
    where n.read_at is null order by n.created_at, n.id`.execute(trx);
  return rows;
}
