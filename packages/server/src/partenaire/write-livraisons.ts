import { randomUUID } from 'node:crypto';
import { findFaitEvenement } from '@asso/domain/partenaire/evenement.rows';
import type { Tx } from '../platform/db/database.ts';
import type { Fact } from '../platform/history/history-listeners.ts';
import type { Platform } from '../platform/platform.ts';
import { insertLivraisons } from './livraison.sql.ts';
import { deliverJob } from './livrer-job.ts';
import { dossierOfCrf, listCibles } from './webhook.sql.ts';

/**
 * Writes, in the transaction of a fact, the deliveries that tell it to the webhooks of the dossier's association and
 * services. A delivery says only what changed and where to read it: the content is read with a key.
 */
export async function writeLivraisons({ jobs }: Pick<Platform, 'jobs'>, tx: Tx, fact: Fact): Promise<void> {
  const type = findFaitEvenement(fact);
  if (type === undefined) return;
  const id_dossier = fact.objet === 'crf' ? await dossierOfCrf(tx, fact.id_objet) : fact.id_objet;
  if (id_dossier === undefined) return;
  const { id_service, id_paiement } = fact.details ?? {};
  const service = typeof id_service === 'string' ? id_service : null;
  const found = await listCibles(tx, { id_dossier, type, id_service: service });
  if (found === undefined || found.webhooks.length === 0) return;
  const id_evenement = randomUUID();
  const corps = JSON.stringify({
    type,
    timestamp: fact.at.toISOString(),
    data: {
      action: fact.action,
      dossier: { id: id_dossier, id_fo: found.id_fo },
      association: { id: found.id_association },
      ...(service === null ? {} : { service: { id: service } }),
      ...(fact.objet === 'crf' ? { crf: { id: fact.id_objet } } : {}),
      ...(typeof id_paiement === 'string' ? { paiement: { id: id_paiement } } : {}),
      avant: fact.from ?? null,
      apres: fact.to ?? null,
    },
  });
  await insertLivraisons(
    tx,
    found.webhooks.map((id_webhook) => ({
      id_evenement,
      id_webhook,
      voie: id_dossier,
      type,
      corps,
      survenu_le: fact.at,
      prochain_essai_le: fact.at,
    })),
  );
  await jobs.enqueue(tx, deliverJob, {});
}
