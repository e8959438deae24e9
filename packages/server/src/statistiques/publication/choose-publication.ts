import { randomUUID } from 'node:crypto';
import type { Actor } from '@asso/domain/compte/actor';
import { isResponsableOf } from '@asso/domain/instruction/bureau.rights';
import { plainWords } from '@asso/domain/referentiel/mots.rules';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Answer, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listServicesPublies } from '../open-data.sql.ts';
import { readPortee } from '../portee.ts';
import { choosePublication, isAdresseTaken, listPublications } from './publication.sql.ts';
import { publishJob } from './publier.job.ts';

type Choix = { actor: Actor; service: string; publie: boolean };

/** Lets the person who answers for a service choose to publish, or to stop; nothing is published before. */
export async function decidePublication(
  { db, clock, jobs }: Platform,
  { actor, service, publie }: Choix,
): Promise<Answer<{ publie: boolean; adresse: string }>> {
  const { services } = await readPortee(db, actor);
  const [found] = services.some(({ id }) => id === service) ? await listServicesPublies(db, [service]) : [];
  if (!found) return refusal({ code: 'statistiques.service-inconnu' });
  if (!isResponsableOf(actor, found)) return refusal({ code: 'statistiques.non-responsable' });
  if (publie && found.siret === null) return refusal({ code: 'statistiques.publier-sans-siret' });
  return inTransaction(db, async (trx) => {
    const [before] = await listPublications(trx, [service]);
    const wanted = plainWords(found.nom).replaceAll(' ', '-').slice(0, 80) || 'service';
    const isTaken = !before && (await isAdresseTaken(trx, wanted));
    const adresse = before?.adresse ?? (isTaken ? `${wanted}-${randomUUID().slice(0, 8)}` : wanted);
    const at = clock.now();
    await choosePublication(trx, { id: service, publie, adresse, at });
    if (publie) await jobs.enqueue(trx, publishJob, { service });
    await writeHistory(trx, {
      objet: 'service',
      id_objet: service,
      by: actor,
      at,
      action: 'service.publication',
      from: before?.publie ? 'publié' : 'non publié',
      to: publie ? 'publié' : 'non publié',
    });
    return { ok: true, value: { publie, adresse } };
  });
}
