import { type ColumnType, type Generated, sql, type Updateable } from 'kysely';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';
import type { OwnedBy } from './cle.sql.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

type WebhookTable = Table<
  'webhook',
  {
    secret_precedent: Optional<Buffer>;
    precedent_jusqu_au: Optional<Date>;
    etat: Generated<'actif' | 'suspendu'>;
    suspendu_le: Optional<Date>;
    pause_jusqu_au: Optional<Date>;
  }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    webhook: WebhookTable;
  }
}

export type WebhookRow = Row<'webhook'>;

const ownedBy = (owner: OwnedBy) =>
  'id_association' in owner
    ? sql<boolean>`id_association = ${owner.id_association}`
    : sql<boolean>`id_service = ${owner.id_service}`;

const enAttente = sql<number>`(select count(*)::int from livraison_webhook l
  where l.id_webhook = webhook.id and l.etat = 'en_attente')`.as('en_attente');

export const listWebhooks = (db: Db, owner: OwnedBy): Promise<(WebhookRow & { en_attente: number })[]> =>
  db
    .selectFrom('webhook')
    .selectAll()
    .select(enAttente)
    .where(ownedBy(owner))
    .orderBy('cree_le')
    .orderBy('id')
    .execute();

export const findWebhook = (
  db: Db,
  owner: OwnedBy,
  id: string,
): Promise<(WebhookRow & { en_attente: number }) | undefined> =>
  db
    .selectFrom('webhook')
    .selectAll()
    .select(enAttente)
    .where(ownedBy(owner))
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Counts the webhooks of an owner; the lock makes two people who add the last allowed one at once do so one after the
 * other.
 */
export async function countWebhooks(tx: Tx, owner: OwnedBy): Promise<number> {
  const id = 'id_association' in owner ? owner.id_association : owner.id_service;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhook ${id}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('webhook')
    .select(sql<number>`count(*)::int`.as('n'))
    .where(ownedBy(owner))
    .executeTakeFirstOrThrow();
  return row.n;
}

type NewWebhook = Pick<WebhookRow, 'id' | 'url' | 'evenements' | 'secret' | 'id_createur' | 'cree_le'>;

export async function insertWebhook(tx: Tx, owner: OwnedBy, webhook: NewWebhook): Promise<void> {
  const none = { id_association: null, id_service: null };
  await tx
    .insertInto('webhook')
    .values({ ...none, ...owner, ...webhook })
    .execute();
}

/** Locks a webhook, so that two saves at once are made one after the other. */
export async function lockWebhook(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('webhook').select('id').where('id', '=', id).forUpdate().execute();
}

export async function changeWebhook(db: Db, id: string, changes: Updateable<WebhookTable>): Promise<void> {
  await db.updateTable('webhook').set(changes).where('id', '=', id).execute();
}

export async function deleteWebhook(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('webhook').where('id', '=', id).execute();
}

/**
 * Finds who created a webhook, to tell them that it is suspended; undefined when their account is deactivated or
 * locked.
 */
export const findCreateur = (db: Db, id: string) =>
  db
    .selectFrom('utilisateur')
    .select(['email', 'prenom', 'nom'])
    .where('id', '=', id)
    .where('desactive_at', 'is', null)
    .where('locked', '=', false)
    .executeTakeFirst();

/** Finds the webhooks to tell of an event of a dossier, and what the event says of the dossier. */
export async function listCibles(
  tx: Tx,
  about: { id_dossier: string; type: string; id_service: string | null },
): Promise<{ id_fo: string; id_association: string; webhooks: string[] } | undefined> {
  const { id_dossier, type, id_service } = about;
  const { rows } = await sql<{ id_fo: string; id_association: string; webhooks: string[] }>`
    select d.id_fo, d.id_association, array(
      select w.id from webhook w
      where ${type} = any(w.evenements) and (
        w.id_association = d.id_association
        or (w.id_service is not null and exists (
          select from instruction i where i.id_dossier = d.id and i.id_service_instructeur = w.id_service
            and i.etat not in ('A', 'B') and (${id_service}::uuid is null or i.id_service_instructeur = ${id_service}::uuid))))
      order by w.id) as webhooks
    from dossier d where d.id = ${id_dossier}::uuid`.execute(tx);
  return rows[0];
}

export async function dossierOfCrf(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.selectFrom('crf').select('id_dossier').where('id', '=', id).executeTakeFirst();
  return row?.id_dossier;
}

export type WebhookScelle = Pick<WebhookRow, 'id' | 'secret' | 'secret_precedent'>;

export const listWebhooksScelles = (db: Db, after: string | null, limit: number): Promise<WebhookScelle[]> =>
  db
    .selectFrom('webhook')
    .select(['id', 'secret', 'secret_precedent'])
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Replaces an encrypted secret, unless it was changed meanwhile. */
export async function replaceSecretWebhook(
  db: Db,
  id: string,
  { column, before, secret }: { column: 'secret' | 'secret_precedent'; before: Buffer; secret: Buffer },
): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ [column]: secret })
    .where('id', '=', id)
    .where(column, '=', before)
    .execute();
}
