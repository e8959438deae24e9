// The queries here are about the people who follow the catalogue by mail without an account: an address, a subject, no name.
import type { SujetSuivi } from '@asso/domain/catalogue/public/abonnement.rules';
import { sql } from 'kysely';
import type { Db, Row, Table, Tx } from '../../platform/db/database.ts';
import { hashOfMailed } from '../../platform/mail/mailed-token.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    abonnement_catalogue: Table<'abonnement_catalogue', { sujet: SujetSuivi }>;
  }
}

export type Abonnement = Row<'abonnement_catalogue'>;
type Demande = { courriel: string; sujet: SujetSuivi; valeur: string };

/** Locks an address, so that two requests with it come one after the other and the limit of subscriptions holds. */
export async function lockCourriel(trx: Tx, courriel: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`abonnement ${courriel}`}, 0))`.execute(trx);
}

export const findAbonnement = (
  trx: Tx,
  { courriel, sujet, valeur }: Demande,
): Promise<Abonnement | undefined> =>
  trx
    .selectFrom('abonnement_catalogue')
    .selectAll()
    .where('courriel', '=', courriel)
    .where('sujet', '=', sujet)
    .where('valeur', '=', valeur)
    .executeTakeFirst();

export const countAbonnements = async (trx: Tx, courriel: string) =>
  trx
    .selectFrom('abonnement_catalogue')
    .select(sql<number>`count(*)::int`.as('tous'))
    .select(sql<number>`count(*) filter (where confirme_le is null)::int`.as('enAttente'))
    .where('courriel', '=', courriel)
    .executeTakeFirstOrThrow();

export const insertAbonnement = (trx: Tx, row: Demande & { demande_le: Date }): Promise<Abonnement> =>
  trx
    .insertInto('abonnement_catalogue')
    .values({ ...row, confirme_le: null, dit_jusqu_a: null })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Keeps the hash of the token that stands in the mails of a subscription. */
export const keepJeton = (trx: Tx, { id, jeton }: { id: string; jeton: string }) =>
  trx
    .insertInto('abonnement_jeton')
    .values({ jeton: hashOfMailed(jeton), id_abonnement: id })
    .onConflict((oc) => oc.doNothing())
    .execute();

/** Gives the subscription that this token stands for. */
const ofJeton = (jeton: string) =>
  sql<string>`(select id_abonnement from abonnement_jeton where jeton = ${hashOfMailed(jeton)})`;

export const findByJeton = (db: Db, jeton: string): Promise<Abonnement | undefined> =>
  db.selectFrom('abonnement_catalogue').selectAll().where('id', '=', ofJeton(jeton)).executeTakeFirst();

/** Confirms a subscription; pressing the button again changes nothing. */
export const confirmAbonnement = (db: Db, jeton: string, at: Date) =>
  db
    .updateTable('abonnement_catalogue')
    .set({ confirme_le: at, dit_jusqu_a: at })
    .where('id', '=', ofJeton(jeton))
    .where('confirme_le', 'is', null)
    .execute();

type Arret = { id: string; demande_le: Date };

export const deleteByJeton = (trx: Tx, jeton: string): Promise<Arret | undefined> =>
  trx
    .deleteFrom('abonnement_catalogue')
    .where('id', '=', ofJeton(jeton))
    .returning(['id', 'demande_le'])
    .executeTakeFirst();

export const deleteNonConfirmes = (trx: Tx, avant: Date): Promise<Arret[]> =>
  trx
    .deleteFrom('abonnement_catalogue')
    .where('confirme_le', 'is', null)
    .where('demande_le', '<', avant)
    .returning(['id', 'demande_le'])
    .execute();

/** Deletes the mails written for these subscriptions, since they hold the address too. */
export async function deleteCourriels(trx: Tx, cles: readonly string[]): Promise<void> {
  await sql`
    with partis as (delete from courriel where cle = any(${cles}::text[]) returning message_id)
    delete from courriel_dev where message_id in (select message_id from partis)`.execute(trx);
}

/** Takes one batch of people who were not told what happened until `jusqu`, and notes at once that they are. */
export async function takeADire(
  trx: Tx,
  { jusqu, lot }: { jusqu: Date; lot: number },
): Promise<(Abonnement & { depuis: Date })[]> {
  const { rows } = await sql<Abonnement & { depuis: Date }>`
    with pris as (select id, dit_jusqu_a from abonnement_catalogue
      where confirme_le is not null and dit_jusqu_a < ${jusqu} order by dit_jusqu_a, id
      limit ${lot} for update skip locked)
    update abonnement_catalogue a set dit_jusqu_a = ${jusqu} from pris where a.id = pris.id
    returning a.*, pris.dit_jusqu_a as depuis`.execute(trx);
  return rows;
}
