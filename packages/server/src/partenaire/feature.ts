// Programs of partners: keys, what a key opens, and webhooks that tell them of events.
// Open first: `authenticate-cle.ts` (who a key is, what it may), `cle.handlers.ts`; `domain/partenaire/portee.rows.ts` lists the calls of
// each scope.
// `write-livraisons.ts` writes an event in the transaction of its cause; `livrer.job.ts` delivers it, signed (`signature-webhook.ts`).
// `adresse-publique.ts` refuses addresses of the inside. The guide for partners is `docs/api-partenaires.md`.
import { cleEndpoints } from '@asso/contract/partenaire/cle.endpoints';
import { exemplesDeCorps } from '@asso/contract/partenaire/exemples';
import { webhookEndpoints } from '@asso/contract/partenaire/webhook.endpoints';
import { appelsParMinute } from '@asso/domain/partenaire/cle.rules';
import { partenaireProblems } from '@asso/domain/partenaire/partenaire.problems';
import { coffre as openCoffre } from '../compte/coffre.ts';
import { feature } from '../platform/feature.ts';
import { historyListeners } from '../platform/history/history-listeners.ts';
import { authenticateCle } from './authenticate-cle.ts';
import { cleHandlers } from './cle.handlers.ts';
import { insertUsage } from './cle.sql.ts';
import { finCleWorker } from './fin-cle.job.ts';
import { livrerWorker, purgeLivraisonsWorker } from './livrer.job.ts';
import { rescellerWebhooksWorker } from './resceller-webhooks.job.ts';
import { type Sortie, sortieReelle } from './webhook.adapter.ts';
import { webhookHandlers } from './webhook.handlers.ts';
import { writeLivraisons } from './write-livraisons.ts';

/**
 * Makes the feature; `sortie` is how webhooks leave the portal. A test gives its own, and no setting of a portal
 * changes it.
 */
export const partenaireFeatureWith = (sortie: Sortie) =>
  feature({
    name: 'partenaire',
    endpoints: { cle: cleEndpoints, webhook: webhookEndpoints },
    problems: [partenaireProblems],
    examples: exemplesDeCorps,
    limits: {
      createCle: { max: 60, windowSeconds: 3600, by: 'actor' },
      createWebhook: { max: 60, windowSeconds: 3600, by: 'actor' },
      tryWebhook: { max: 60, windowSeconds: 3600, by: 'actor' },
      replay: { max: 60, windowSeconds: 3600, by: 'actor' },
    },
    build: (platform) => {
      const coffre = openCoffre(platform.config);
      historyListeners.add('partenaire', (tx, fact) => writeLivraisons(platform, tx, fact));
      return {
        handlers: {
          cle: cleHandlers(platform),
          webhook: webhookHandlers(platform, { coffre, sortie }),
        },
        jobs: [
          finCleWorker(platform),
          livrerWorker({ platform, coffre, sortie }),
          purgeLivraisonsWorker(platform),
          rescellerWebhooksWorker(platform, coffre),
        ],
        keys: {
          authenticate: authenticateCle(platform),
          perMinute: appelsParMinute,
          record: (use) => insertUsage(platform.db, { ...use, le: platform.clock.now() }),
        },
      };
    },
  });

export const partenaireFeature = partenaireFeatureWith(sortieReelle);
