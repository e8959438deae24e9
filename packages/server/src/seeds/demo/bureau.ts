import type { Actor } from '@asso/domain/compte/actor';
import { readTri } from '@asso/domain/dossier/dossier-tris.rows';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { listDossiers } from '../../dossier/liste/dossier-list.sql.ts';
import { askedList } from '../../dossier/liste/dossier-list-asked.ts';
import { toListOrder } from '../../dossier/liste/dossier-order.sql.ts';
import { askAvis } from '../../instruction/avis/ask-avis.ts';
import { assign } from '../../instruction/bureau/affecte.ts';
import { listEtiquettes } from '../../instruction/bureau/etiquette.sql.ts';
import { createEtiquette } from '../../instruction/bureau/etiquette.ts';
import { putEtiquette } from '../../instruction/bureau/pose-etiquette.ts';
import { insertEnveloppe, listServiceCampagnes } from '../../instruction/enveloppe/enveloppe.sql.ts';
import { insertVue } from '../../instruction/file/vue.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { findService } from '../../service/service.sql.ts';
import { actorOfEmail, done } from './acteurs.ts';
import { demoPeriode } from './campagnes.ts';
import { demoServices } from './identites.ts';

/**
 * Gives the first service of the demonstration invented étiquettes, a view, an envelope, assignments and an opinion,
 * once.
 */
export async function seedBureau(platform: Platform): Promise<void> {
  const agent = await actorOfEmail(platform, 'paul.girard@demo.example');
  const service = agent?.services[0]?.id_service;
  if (!agent || !service || (await listEtiquettes(platform.db, [service])).length > 0) return;
  const [jeunes] = await Promise.all(
    ['jeunes', 'à revoir en commission'].map((nom) =>
      createEtiquette(platform.db, { actor: agent, id_service: service, nom }).then(done),
    ),
  );
  await seedVuesEtEnveloppe(platform, { agent, service });
  const studied = await listStudied(platform, agent);
  for (const id of studied) {
    await inTransaction(platform.db, async (trx) => {
      const asked = { actor: agent, id, service };
      done(await assign(platform, trx, { ...asked, a: agent.id }));
      if (jeunes) done(await putEtiquette(platform, trx, { ...asked, etiquette: jeunes.id }));
    });
  }
  const [first] = studied;
  if (first) await seedAvis(platform, { agent, service, id: first });
}

type Desk = { agent: Actor; service: string };

async function seedVuesEtEnveloppe({ db, clock }: Platform, { agent, service }: Desk): Promise<void> {
  const { exercice } = demoPeriode(clock.now());
  const campagnes = await listServiceCampagnes(db, [service]);
  const campagne = campagnes.find(({ code_subvention }) => code_subvention === 'FDVA');
  const vue = { recherche: '', tri: '-demande', colonnes: null };
  await inTransaction(db, async (trx) => {
    await insertVue(trx, agent.id, {
      ...vue,
      nom: 'Gros montants',
      filtres: { etats: ['D', '2'], demande_min: ['1000'] },
      id_service: service,
    });
    if (!campagne) return;
    await insertEnveloppe(trx, {
      id_service: service,
      id_subvention: campagne.id_subvention,
      campagne_exercice: campagne.campagne_exercice,
      exercice,
      sous_dispositif: '',
      total: 480_000,
      modifie_le: clock.now(),
      modifie_par: agent.id,
    });
  });
}

/** Lists the dossiers that the service has begun to study. */
async function listStudied({ db, clock }: Platform, agent: Actor): Promise<string[]> {
  const { rows } = await listDossiers(db, {
    ...askedList(agent, { etats: ['2'] }, clock.now()),
    order: toListOrder(readTri('numero')),
    limit: 1,
    cursor: null,
  });
  return rows.map(({ dossier }) => dossier.id);
}

async function seedAvis(platform: Platform, { agent, service, id }: Desk & { id: string }): Promise<void> {
  const consulte = await findService(platform.db, demoServices.federation.code);
  if (!consulte) return;
  const avant_le = localDay(new Date(platform.clock.now().getTime() + 20 * 86_400_000));
  const question = 'Ce club est-il affilié cette année, et connaissez-vous son projet ?';
  await inTransaction(platform.db, async (trx) =>
    done(
      await askAvis(platform, trx, {
        ...{ actor: agent, id, service, id_service: consulte.id, question, avant_le },
        sections: ['demandeur', 'projets'],
      }),
    ),
  );
}
