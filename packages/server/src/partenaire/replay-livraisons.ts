// The functions here send what somebody asks for by hand: a test of a webhook, or events of the past once more.
import { randomUUID } from 'node:crypto';
import type { LivraisonView } from '@asso/contract/partenaire/webhook.endpoints';
import { evenementEssai } from '@asso/domain/partenaire/evenement.rows';
import { periodeProblem, rejeuMax } from '@asso/domain/partenaire/webhook.rules';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { countARejouer, insertLivraisons, type LivraisonRow, listARejouer } from './livraison.sql.ts';
import { deliverJob } from './livrer-job.ts';
import { gone, openWebhook, type WebhookAsked } from './open-webhook.ts';
import { changeWebhook } from './webhook.sql.ts';
import { livraisonView } from './webhook-view.ts';

type Sending = Pick<Platform, 'db' | 'clock' | 'jobs'>;

/** Sends a test event, even while the webhook pauses after a failure, since somebody waits for it. */
export const tryWebhook = (
  { db, clock, jobs }: Sending,
  asked: WebhookAsked,
): Promise<Answer<LivraisonView>> =>
  inTransaction(db, async (tx) => {
    const found = await openWebhook(tx, asked);
    if (!found.ok) return found;
    const { row } = found.value;
    if (row.etat === 'suspendu') return refusal({ code: 'partenaire.webhook-suspendu' });
    const at = clock.now();
    const id_evenement = randomUUID();
    const corps = JSON.stringify({ type: evenementEssai, timestamp: at.toISOString(), data: {} });
    const essai = { id_evenement, id_webhook: row.id, voie: id_evenement, type: evenementEssai, corps };
    await changeWebhook(tx, row.id, { pause_jusqu_au: null });
    const [kept] = await insertLivraisons(tx, [{ ...essai, survenu_le: at, prochain_essai_le: at }]);
    await jobs.enqueue(tx, deliverJob, {});
    return kept ? { ok: true, value: livraisonView(kept) } : gone;
  });

type Period = { du: string; au: string };

/** Counts the events to send again, at most one more than may be sent at once. */
export async function countReplay(
  { db }: Sending,
  asked: WebhookAsked & { query: Period },
): Promise<Answer<{ n: number }>> {
  const found = await openWebhook(db, asked);
  if (!found.ok) return found;
  const which = { du: new Date(asked.query.du), au: new Date(asked.query.au) };
  const [wrong] = periodeProblem(which);
  if (wrong) return refusal(wrong);
  const n = await countARejouer(db, { id_webhook: found.value.row.id, which, limit: rejeuMax + 1 });
  return { ok: true, value: { n } };
}

export const replay = (
  { db, clock, jobs }: Sending,
  { body, ...asked }: WebhookAsked & { body: Period | { evenement: string } },
): Promise<Answer<{ rejoues: number }>> =>
  inTransaction(db, async (tx) => {
    const found = await openWebhook(tx, asked);
    if (!found.ok) return found;
    const { row } = found.value;
    if (row.etat === 'suspendu') return refusal({ code: 'partenaire.webhook-suspendu' });
    const which = 'evenement' in body ? body : { du: new Date(body.du), au: new Date(body.au) };
    const [wrong] = 'du' in which ? periodeProblem(which) : [];
    if (wrong) return refusal(wrong);
    const old = await listARejouer(tx, { id_webhook: row.id, which, limit: rejeuMax + 1 });
    if (old.length === 0) return refusal({ code: 'partenaire.rien-a-rejouer' });
    if (old.length > rejeuMax)
      return refusal({ code: 'partenaire.rejeu-trop-grand', params: { n: rejeuMax } });
    const now = clock.now();
    await insertLivraisons(
      tx,
      old.map((one) => againOf(one, now)),
    );
    await jobs.enqueue(tx, deliverJob, {});
    return { ok: true, value: { rejoues: old.length } };
  });

/** Makes a delivery of the same event under the same number, by which a receiver that has it recognises it. */
const againOf = ({ id_evenement, id_webhook, voie, type, corps, survenu_le }: LivraisonRow, now: Date) => ({
  id_evenement,
  id_webhook,
  voie,
  type,
  corps,
  survenu_le,
  prochain_essai_le: now,
  est_rejeu: true,
});
