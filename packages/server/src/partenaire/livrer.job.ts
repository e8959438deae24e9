import { bonjour } from '@asso/domain/identifiants/salutation';
import { isAbandonnee, livraisonsGardeesJours, retryDelay } from '@asso/domain/partenaire/webhook.rules';
import { z } from 'zod';
import type { Coffre } from '../compte/coffre.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { clesUrl } from './cles-url.ts';
import { deleteOldLivraisons, endEssai, type Prise, takeLivraison } from './livraison.sql.ts';
import { deliverJob } from './livrer-job.ts';
import { signedHeaders } from './signature-webhook.ts';
import { type Sortie, sendWebhook, type WebhookReponse } from './webhook.adapter.ts';
import { changeWebhook, findCreateur } from './webhook.sql.ts';

const seconde = 1000;
/**
 * How long a server holds a delivery, longer than any sending lasts: after that, what a dead server held is free
 * again.
 */
const bailMs = 60 * seconde;
const longestRunMs = 150 * seconde;

type Deps = { platform: Platform; coffre: Coffre; sortie: Sortie };

/** Sends the deliveries that are due. A stop may send one twice: its receiver recognises the event by its number. */
export const deliverWorker = (deps: Deps): JobRow =>
  worker(deliverJob, async (_, { signal }) => {
    const { db, clock } = deps.platform;
    const began = performance.now();
    while (!signal.aborted && performance.now() - began < longestRunMs) {
      const now = clock.now();
      const taken = await takeLivraison(db, { now, until: new Date(now.getTime() + bailMs) });
      if (taken === undefined) return;
      await deliver(deps, taken);
    }
  });

async function deliver(deps: Deps, taken: Prise): Promise<void> {
  const { platform, sortie } = deps;
  const secrets = secretsOf(deps, taken);
  const { id_evenement: id, corps: body, webhook } = taken;
  const headers = signedHeaders({ id, at: platform.clock.now(), body }, secrets);
  const began = performance.now();
  const answer = await sendWebhook(sortie, { url: webhook.url, headers, body });
  const duree_ms = Math.round(performance.now() - began);
  const now = platform.clock.now();
  const fin = { ...answer, duree_ms };
  if (isTaken(answer)) return endEssai(platform.db, taken.id, { ...fin, etat: 'livree', livree_le: now });
  if (isAbandonnee(taken.premier_essai_le ?? now, now)) return giveUp(platform, taken, { ...fin, now });
  const prochain_essai_le = new Date(now.getTime() + retryDelay(taken.tentatives, Math.random()) * seconde);
  await endEssai(platform.db, taken.id, { ...fin, etat: 'en_attente', prochain_essai_le });
  // Nobody answered at this address, so the other deliveries of the webhook wait until the same instant.
  if (answer.code === null)
    await changeWebhook(platform.db, webhook.id, { pause_jusqu_au: prochain_essai_le });
}

/** Tells whether the receiver took the event; a redirect is not followed, so it does not count. */
const isTaken = ({ code }: WebhookReponse): boolean => code !== null && code >= 200 && code < 300;

function secretsOf({ platform, coffre }: Deps, { webhook }: Prise): string[] {
  const { id, secret, secret_precedent, precedent_jusqu_au } = webhook;
  const isHeld = precedent_jusqu_au !== null && precedent_jusqu_au > platform.clock.now();
  const sealed = [secret, ...(isHeld && secret_precedent ? [secret_precedent] : [])];
  return sealed.flatMap((one) => coffre.open(one, secretProprietaire(id)) ?? []);
}

export const secretProprietaire = (id: string): string => `webhook ${id}`;

type Echec = WebhookReponse & { duree_ms: number; now: Date };

async function giveUp(platform: Platform, taken: Prise, { now, ...fin }: Echec): Promise<void> {
  const { webhook } = taken;
  await inTransaction(platform.db, async (tx) => {
    await endEssai(tx, taken.id, { ...fin, etat: 'echec' });
    await changeWebhook(tx, webhook.id, { etat: 'suspendu', suspendu_le: now, pause_jusqu_au: null });
    const person = await findCreateur(tx, webhook.id_createur);
    if (person === undefined) return;
    const { host } = new URL(webhook.url);
    await platform.mail.write(tx, {
      cle: `webhook-suspendu/${webhook.id}/${taken.id}`,
      to: person.email,
      subject: 'Webhook suspendu : pas de réponse depuis trois jours',
      content: {
        greeting: bonjour(person),
        title: `Le webhook vers ${host} est suspendu`,
        paragraphs: [
          'Cette adresse n’a pas accepté nos envois depuis trois jours. Nous n’y envoyons plus rien.',
          'Ce qui arrive entre-temps est gardé. Quand l’adresse répondra, cliquez sur « Reprendre » : tout partira, dans l’ordre.',
        ],
        action: { label: 'Voir mes webhooks', url: clesUrl(platform.config.publicUrl, webhook) },
      },
    });
  });
}

const purgeJob = job({ name: 'partenaire.purger-livraisons', schema: z.object({}), cron: '50 3 * * *' });

export const purgeLivraisonsWorker = ({ db, clock }: Platform): JobRow =>
  worker(purgeJob, () =>
    deleteOldLivraisons(db, new Date(clock.now().getTime() - livraisonsGardeesJours * 86_400 * seconde)),
  );
