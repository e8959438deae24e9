// The queries here are about deliveries to webhooks: written with the fact they tell, taken by one server at a time,
// and sent in order within a dossier.
import { evenementEssai } from '@asso/domain/partenaire/evenement.rows';
import { type ColumnType, type Generated, type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';
import type { WebhookRow } from './webhook.sql.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

type LivraisonWebhookTable = Table<
  'livraison_webhook',
  {
    etat: Generated<'en_attente' | 'livree' | 'echec'>;
    premier_essai_le: Optional<Date>;
    prise_jusqu_au: Optional<Date>;
    code: Optional<number>;
    duree_ms: Optional<number>;
    erreur: Optional<string>;
    livree_le: Optional<Date>;
  }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    livraison_webhook: LivraisonWebhookTable;
  }
}

export type LivraisonRow = Row<'livraison_webhook'>;

export async function insertLivraisons(
  tx: Tx,
  rows: readonly Insertable<LivraisonWebhookTable>[],
): Promise<LivraisonRow[]> {
  return tx.insertInto('livraison_webhook').values(rows).returningAll().execute();
}

export type Prise = LivraisonRow & {
  webhook: Pick<
    WebhookRow,
    | 'id'
    | 'url'
    | 'secret'
    | 'secret_precedent'
    | 'precedent_jusqu_au'
    | 'id_createur'
    | 'id_association'
    | 'id_service'
  >;
};

/** How many deliveries leave at once towards one webhook, so that a slow receiver does not hold up the others. */
const atOnce = 2;

/**
 * Takes the oldest delivery that may leave and holds it until `until`, or gives undefined when none may. Within a
 * webhook, no earlier delivery of the same dossier may be waiting.
 */
export async function takeLivraison(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<Prise | undefined> {
  const { rows } = await sql<LivraisonRow>`
    update livraison_webhook set prise_jusqu_au = ${until}, tentatives = tentatives + 1,
      premier_essai_le = coalesce(premier_essai_le, ${now})
    where id = (
      select l.id from livraison_webhook l join webhook w on w.id = l.id_webhook
      where l.etat = 'en_attente' and l.prochain_essai_le <= ${now}
        and (l.prise_jusqu_au is null or l.prise_jusqu_au <= ${now})
        and w.etat = 'actif' and (w.pause_jusqu_au is null or w.pause_jusqu_au <= ${now})
        and not exists (
          select from livraison_webhook before
          where before.id_webhook = l.id_webhook and before.voie = l.voie and before.etat = 'en_attente'
            and before.id < l.id)
        and ${atOnce} > (
          select count(*) from livraison_webhook held
          where held.id_webhook = l.id_webhook and held.etat = 'en_attente' and held.prise_jusqu_au > ${now})
      order by l.prochain_essai_le, l.id limit 1 for update of l skip locked)
    returning *`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const webhook = await db
    .selectFrom('webhook')
    .select(['id', 'url', 'secret', 'secret_precedent', 'precedent_jusqu_au', 'id_createur'])
    .select(['id_association', 'id_service'])
    .where('id', '=', row.id_webhook)
    .executeTakeFirst();
  return webhook && { ...row, webhook };
}

type Fin = {
  etat: 'en_attente' | 'livree' | 'echec';
  code: number | null;
  duree_ms: number;
  erreur: string | null;
};

export async function endEssai(
  db: Db,
  id: number,
  fin: Fin & { livree_le?: Date; prochain_essai_le?: Date },
): Promise<void> {
  await db
    .updateTable('livraison_webhook')
    .set({ ...fin, prise_jusqu_au: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Makes the waiting deliveries of a suspended webhook, once somebody reactivates it, start again as if none had been
 * tried.
 */
export async function startAfresh(tx: Tx, id_webhook: string, now: Date): Promise<void> {
  await tx
    .updateTable('livraison_webhook')
    .set({ tentatives: 0, premier_essai_le: null, prochain_essai_le: now })
    .where('id_webhook', '=', id_webhook)
    .where('etat', '=', 'en_attente')
    .execute();
}

export const livraisonOrder: Order = {
  columns: [sql`id`],
  direction: 'desc',
  key: z.tuple([z.int()]),
};

export async function listLivraisons(
  db: Db,
  { id_webhook, limit, cursor }: { id_webhook: string; limit: number; cursor: Cursor | null },
): Promise<Page<LivraisonRow> & { total: number; totalExact: boolean }> {
  const { after, orderBy } = keysetClauses(livraisonOrder, cursor);
  const mine = db.selectFrom('livraison_webhook').where('id_webhook', '=', id_webhook);
  const [rows, counted] = await Promise.all([
    mine
      .selectAll()
      .where(after)
      .orderBy(orderBy)
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom(mine.select('id').limit(10_001).as('seen'))
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    ...keysetPage({ rows, limit, cursor, keyOf: ({ id }) => [id] }),
    total: Math.min(counted.n, 10_000),
    totalExact: counted.n <= 10_000,
  };
}

type Which = { evenement: string } | { du: Date; au: Date };

type ARejouer = { id_webhook: string; which: Which; limit: number };

/**
 * The deliveries that may be sent again: each event once, delivered or failed, without those that still wait. A period
 * has no test that somebody sent by hand.
 */
const aRejouer = (db: Db, { id_webhook, which }: ARejouer) =>
  db
    .selectFrom('livraison_webhook')
    .where('id_webhook', '=', id_webhook)
    .where('est_rejeu', '=', false)
    .where('etat', '<>', 'en_attente')
    .$if('evenement' in which, (query) =>
      query.where('id_evenement', '=', 'evenement' in which ? which.evenement : ''),
    )
    .$if('du' in which, (query) =>
      query
        .where('type', '<>', evenementEssai)
        .where('survenu_le', '>=', 'du' in which ? which.du : new Date(0))
        .where('survenu_le', '<=', 'du' in which ? which.au : new Date(0)),
    );

/** Lists the deliveries to send again, in the order in which they happened. */
export const listARejouer = (tx: Tx, asked: ARejouer): Promise<LivraisonRow[]> =>
  aRejouer(tx, asked).selectAll().orderBy('id').limit(asked.limit).execute();

/** Counts the deliveries to send again, up to the limit. */
export async function countARejouer(db: Db, asked: ARejouer): Promise<number> {
  const { n } = await db
    .selectFrom(aRejouer(db, asked).select('id').limit(asked.limit).as('seen'))
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

export async function deleteOldLivraisons(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('livraison_webhook')
    .where('survenu_le', '<', before)
    .where('etat', '<>', 'en_attente')
    .execute();
}
