// The functions here change a webhook, its address, its events or its secret. The secret is shown once, when it is
// made, and kept encrypted.
import { randomUUID } from 'node:crypto';
import type { WebhookView } from '@asso/contract/partenaire/webhook.endpoints';
import { isSame } from '@asso/domain/kernel/changes';
import type { Problem } from '@asso/domain/kernel/result';
import type { CodeEvenement } from '@asso/domain/partenaire/evenement.rows';
import { rotationHeures, webhookProblem, webhooksMax } from '@asso/domain/partenaire/webhook.rules';
import type { Coffre } from '../compte/coffre.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { startAfresh } from './livraison.sql.ts';
import { secretProprietaire } from './livrer.job.ts';
import { deliverJob } from './livrer-job.ts';
import { type Asker, gone, openWebhook, recordWebhook, type WebhookAsked } from './open-webhook.ts';
import { type Owner, openOwner } from './proprietaire.ts';
import { newWebhookSecret } from './signature-webhook.ts';
import { leadsInside, type Sortie } from './webhook.adapter.ts';
import {
  changeWebhook,
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  lockWebhook,
  type WebhookRow,
} from './webhook.sql.ts';
import { webhookView } from './webhook-view.ts';

/** What saving a webhook needs: the database, what encrypts a secret, how a call leaves the portal. */
export type Saving = Pick<Platform, 'db' | 'clock' | 'jobs'> & { coffre: Coffre; sortie: Sortie };

type Typed = { url?: string; evenements?: CodeEvenement[]; etat?: WebhookRow['etat'] };
type WithSecret = Answer<{ webhook: WebhookView; secret: string }>;

export async function createWebhook(
  saving: Saving,
  { actor, query, body }: Asker & { body: Required<Omit<Typed, 'etat'>> },
): Promise<WithSecret> {
  const { db, clock, coffre } = saving;
  const opened = await openOwner(db, { actor, query });
  if (!opened.ok) return opened;
  const owner = opened.value;
  const [wrong, ...others] = await wrongOf(saving, body, owner.cote);
  if (wrong) return refusal(wrong, ...others);
  const id = randomUUID();
  const secret = newWebhookSecret();
  const { url } = body;
  return inTransaction(db, async (tx) => {
    if ((await countWebhooks(tx, owner.by)) >= webhooksMax) {
      return refusal({ code: 'partenaire.trop-de-webhooks', params: { n: webhooksMax } });
    }
    const at = clock.now();
    await insertWebhook(tx, owner.by, {
      id,
      secret: sealed(coffre, { id, secret }),
      id_createur: actor.id,
      cree_le: at,
      url,
      evenements: [...new Set(body.evenements)],
    });
    await recordWebhook(tx, { owner, actor, action: 'creer', url, at });
    return withSecret(tx, { owner, id, secret });
  });
}

/**
 * Changes a webhook. After any change, what waits is tried at once; for a webhook that was suspended and is
 * reactivated, that is all that waited or happened while it was suspended.
 */
export async function updateWebhook(
  saving: Saving,
  { body, ifMatch, ...asked }: WebhookAsked & { body: Typed; ifMatch: number },
): Promise<Answer<WebhookView>> {
  const { db, clock, jobs } = saving;
  const first = await openWebhook(db, asked);
  if (!first.ok) return first;
  const [wrong, ...others] = await wrongOf(saving, body, first.value.owner.cote);
  if (wrong) return refusal(wrong, ...others);
  return inTransaction(db, async (tx) => {
    await lockWebhook(tx, asked.params.webhook);
    const found = await openWebhook(tx, asked);
    if (!found.ok) return found;
    const { owner, row } = found.value;
    if (row.version !== ifMatch) return { ...refusal({ code: 'kernel.conflit' }), version: row.version };
    const at = clock.now();
    const { url = row.url, evenements = row.evenements, etat = row.etat } = body;
    if (url === row.url && etat === row.etat && isSame(evenements.toSorted(), row.evenements.toSorted())) {
      // Nothing has changed: what waits is tried again at once as after any save, but no version nor history is
      // written.
      await changeWebhook(tx, row.id, { pause_jusqu_au: null });
      await jobs.enqueue(tx, deliverJob, {});
      return { ok: true, value: webhookView(row), version: row.version };
    }
    const isBack = etat === 'actif' && row.etat === 'suspendu';
    await changeWebhook(tx, row.id, {
      url,
      evenements: [...evenements],
      etat,
      pause_jusqu_au: null,
      version: row.version + 1,
      ...(etat === row.etat ? {} : { suspendu_le: isBack ? null : at }),
    });
    if (isBack) await startAfresh(tx, row.id, at);
    await jobs.enqueue(tx, deliverJob, {});
    await recordWebhook(tx, { owner, actor: asked.actor, action: 'modifier', url, at });
    const saved = await findWebhook(tx, owner.by, row.id);
    return saved ? { ok: true, value: webhookView(saved), version: saved.version } : gone;
  });
}

export const removeWebhook = ({ db, clock }: Saving, asked: WebhookAsked): Promise<Answer<{ id: string }>> =>
  inTransaction(db, async (tx) => {
    const found = await openWebhook(tx, asked);
    if (!found.ok) return found;
    const { owner, row } = found.value;
    await deleteWebhook(tx, row.id);
    const act = { owner, actor: asked.actor, url: row.url, at: clock.now() };
    await recordWebhook(tx, { ...act, action: 'supprimer' });
    return { ok: true, value: { id: row.id } };
  });

const heure = 3_600_000;

/** Makes a new secret; the previous one still signs for a while, so that the receiver has time to learn the new one. */
export const renewSecret = ({ db, clock, coffre }: Saving, asked: WebhookAsked): Promise<WithSecret> =>
  inTransaction(db, async (tx) => {
    const found = await openWebhook(tx, asked);
    if (!found.ok) return found;
    const { owner, row } = found.value;
    const secret = newWebhookSecret();
    const at = clock.now();
    await changeWebhook(tx, row.id, {
      secret: sealed(coffre, { id: row.id, secret }),
      secret_precedent: row.secret,
      precedent_jusqu_au: new Date(at.getTime() + rotationHeures * heure),
    });
    await recordWebhook(tx, { owner, actor: asked.actor, action: 'renouveler', url: row.url, at });
    return withSecret(tx, { owner, id: row.id, secret });
  });

/**
 * Lists what is wrong in an address and events; an address that leads inside the portal's own network is refused,
 * whatever its name.
 */
async function wrongOf(
  { sortie }: Saving,
  typed: Pick<Typed, 'url' | 'evenements'>,
  cote: Owner['cote'],
): Promise<Problem[]> {
  const wrong = webhookProblem(typed, { cote, protocols: sortie.protocols });
  if (wrong.length > 0 || typed.url === undefined) return wrong;
  const isInside = await leadsInside(sortie, new URL(typed.url));
  return isInside ? [{ code: 'partenaire.url-interdite', field: 'url' }] : [];
}

const sealed = (coffre: Coffre, { id, secret }: { id: string; secret: string }) =>
  coffre.seal(secret, secretProprietaire(id));

async function withSecret(
  tx: Tx,
  { owner, id, secret }: { owner: Owner; id: string; secret: string },
): Promise<WithSecret> {
  const row = await findWebhook(tx, owner.by, id);
  return row ? { ok: true, value: { webhook: webhookView(row), secret } } : gone;
}
