import type { Actor } from '@asso/domain/compte/actor';
import { changesBetween } from '@asso/domain/kernel/changes';
import { emptyFinancement } from '@asso/domain/subvention/projet-annees.rules';
import { demarcheCalls } from '../../demarche/demarche-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { findService } from '../../service/service.sql.ts';
import { kindSubvention } from '../../subvention/dossier-subvention-kind.ts';
import { loadDossier } from '../../subvention/load-dossier.ts';
import { saveProjet } from '../../subvention/projet/save-projet.ts';
import { actorOfEmail, done } from './acteurs.ts';
import { beginDossier, fillProjet, fillTete, moveDossier, projetDeps, readDemoDossier } from './dossiers.ts';
import { payAcompte } from './paiements.ts';
import { type DemoPaire, demoPaires, type EtatVoulu } from './paires-de-demo.ts';

type Bureau = { agent: Actor; service: string };

/** Begins each dossier that two services study, and moves it before each of them; existing ones are left alone. */
export async function seedDeuxServices(platform: Platform): Promise<void> {
  const drajes = await bureauOf(platform, 'DR13', 'paul.girard@demo.example');
  const cd13 = await bureauOf(platform, 'CD13', 'louise.aubert@demo.example');
  for (const paire of demoPaires) {
    const actor = await actorOfEmail(platform, paire.courriel);
    if (actor && drajes && cd13) await seedPaire(platform, { paire, actor, drajes, cd13 });
  }
}

/** Gives the agent of a service, acting for that service even when they also belong to an association. */
async function bureauOf(platform: Platform, code: string, email: string): Promise<Bureau | undefined> {
  const agent = await actorOfEmail(platform, email);
  const service = await findService(platform.db, code);
  return agent && service && { agent: { ...agent, role: 'rds.user' }, service: service.id };
}

type Seeding = { paire: DemoPaire; actor: Actor; drajes: Bureau; cd13: Bureau };

async function seedPaire(platform: Platform, { paire, actor, drajes, cd13 }: Seeding): Promise<void> {
  const key = await beginDossier(platform, { actor, code: 'ENSEMBLE', demande: paire });
  if (key === null) return;
  await fillTete(platform, { actor, key });
  await fillProjet(platform, { actor, key, demande: paire });
  await askCofinanceur(platform, { actor, key, service: cd13.service, montant: paire.cofinanceEuros });
  const { version: ifMatch } = await readDemoDossier(platform, key);
  done(await demarcheCalls(platform, kindSubvention).send({ actor, cle: key, ifMatch }));
  await moveTo(platform, { actor, key, bureau: drajes, etat: paire.drajes });
  await moveTo(platform, { actor, key, bureau: cd13, etat: paire.cd13 });
}

type Asking = { actor: Actor; key: string; service: string; montant: number };

/** Asks money of a second service for the first year, and adds it to what the project costs. */
async function askCofinanceur(platform: Platform, { actor, key, service, montant }: Asking): Promise<void> {
  const { projets } = await loadDossier(platform.db, await readDemoDossier(platform, key));
  for (const { id, corps } of projets) {
    const annee = Number(corps.budgets?.[0]?.annee);
    const asked = {
      ...corps,
      financements: [
        ...(corps.financements ?? []),
        { ...emptyFinancement(annee, service), montant_demande: montant },
      ],
      budgets: corps.budgets?.map((one) => ({
        ...one,
        charges: { ...one.charges, '60-1': Number(one.charges?.['60-1'] ?? 0) + montant },
      })),
    };
    const changes = changesBetween(corps, asked);
    done(await saveProjet(projetDeps(platform, actor), { actor, key, id, changes }));
  }
}

type Moving = { actor: Actor; key: string; bureau: Bureau; etat: EtatVoulu };

/** Makes one service move its own part of the dossier, through the states before the one that is wanted. */
async function moveTo(platform: Platform, { actor, key, bureau, etat }: Moving): Promise<void> {
  const { agent, service } = bureau;
  const move = (action: Parameters<typeof moveDossier>[1]['action'], more: object = {}) =>
    moveDossier(platform, { agent, key, service, action, ...more });
  if (etat === 'D') return;
  await move('start');
  if (etat === 'C') await move('sendBack', { motif: 'Merci de préciser le calendrier et les communes.' });
  if (etat === '11') await move('refuse', { motif: 'Les crédits de l’année sont épuisés.' });
  if (etat !== '6' && etat !== '8') return;
  const { projets } = await loadDossier(platform.db, await readDemoDossier(platform, key));
  const montants = projets.flatMap(({ id, financements }) =>
    financements
      .filter((one) => one.id_service_instructeur === service)
      .map(({ annee, montant_demande }) => ({
        id_projet: id,
        annee,
        montant_accorde: Number(montant_demande) * 0.8,
      })),
  );
  await move('grant', { montants });
  if (etat === '8') await payAcompte(platform, { actor, agent, key, service });
}
