import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { refusal } from '../platform/http/handlers.ts';
import { type Owner, openOwner } from './proprietaire.ts';
import { findWebhook, type WebhookRow } from './webhook.sql.ts';

export type Asker = { actor: Actor; query: { id_asso?: string; id_service?: string } };
export type WebhookAsked = Asker & { params: { webhook: string } };
export type OwnedWebhook = { owner: Owner; row: WebhookRow & { en_attente: number } };

/** The refusal for a webhook that was deleted meanwhile, or never existed. */
export const gone = refusal({ code: 'partenaire.introuvable' });

/** Finds the webhook among those of the owner, if this person manages them. */
export async function openWebhook(
  on: Db,
  { actor, query, params }: WebhookAsked,
): Promise<Result<OwnedWebhook>> {
  const owner = await openOwner(on, { actor, query });
  if (!owner.ok) return owner;
  const row = await findWebhook(on, owner.value.by, params.webhook);
  return row ? ok({ owner: owner.value, row }) : refused({ code: 'partenaire.introuvable' });
}

type Act = {
  owner: Owner;
  actor: Actor;
  action: 'creer' | 'modifier' | 'supprimer' | 'renouveler';
  url: string;
  at: Date;
};

/** Writes the act to the history, with the host of the address only: the rest may be a secret of the receiver. */
export const recordWebhook = (tx: Tx, { owner, actor, action, url, at }: Act): Promise<void> =>
  writeHistory(tx, {
    objet: owner.cote,
    id_objet: owner.id,
    by: actor,
    at,
    action: `webhook.${action}`,
    to: new URL(url).host,
  });
