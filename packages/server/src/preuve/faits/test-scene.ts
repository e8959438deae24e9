// Test support: one life of two requests, played once: one is granted over two years, paid an advance, amended and given
// another account; the other is refused. Every surface is read at each moment.

import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { publishedLettres } from '../../courrier/test/test-modeles.ts';
import { departNext } from '../../instruction/conclusion/depart.job.ts';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aRib } from '../../subvention/test/test-dossiers.sql.ts';
import { chorusCalls } from '../../transfert/test/test-chorus.ts';
import { type Lu, readEverywhere } from './test-lectures.ts';
import { aPlace } from './test-place.ts';

/** The moments at which everything is read, in the order of the scene. */
export const moments = ['transmis', 'decide', 'parti', 'verse', 'modifie'] as const;
export type Moment = (typeof moments)[number];
/** One request is granted, the other is refused. */
export const demandes = ['accordee', 'refusee'] as const;
export type SceneDemande = (typeof demandes)[number];
export type Scene = Record<Moment, Record<SceneDemande, Lu>>;

const minute = 60;
const day = 86_400;
const motifRefus = 'Le projet est hors du champ de l’appel.';
const motifModification = 'Le devis de la salle a baissé.';

export async function playScene(portal: TestPortal): Promise<Scene> {
  const { api, db, clock } = portal;
  const place = { ...(await aPlace(portal)), portal };
  const { world, service, responsable } = place;
  const calls = subventionCalls(portal, world);
  /** The letters of the service, published once the first decisions left: only an amending act must have one. */
  let lettres: Record<'grant' | 'refuse', string[]> | undefined;

  /** Asks for the year after too. */
  async function deuxAns(as: Actor, id_fo: string, exercice_fin: number) {
    must(
      await api(dossierSubventionEndpoints.changeChoix, {
        ...{ as, params: { id_fo }, ifMatch: (await calls.read(as, id_fo)).version },
        body: { id_sous_type_dispositif: 'FGI', exercice: 2027, pluriannuel: true, exercice_fin },
      }),
    );
    const [projet] = (await calls.read(as, id_fo)).projets;
    const changes = {
      [`financements.${exercice_fin}-${service}.montant_demande`]: { from: null, to: 1500 },
      [`budgets.${exercice_fin}.charges.60-1`]: { from: null, to: 2000 },
      [`budgets.${exercice_fin}.produits.70`]: { from: null, to: 500 },
    };
    must(
      await api(projetEndpoints.saveProjet, {
        ...{ as, params: { id_fo, id: projet?.id ?? '' }, ifMatch: projet?.version ?? 0, body: { changes } },
      }),
    );
  }

  async function transmise(as: Actor, exercice_fin?: number) {
    const { body } = await calls.create(as);
    await calls.fill(as, body.id_fo);
    const { id_fo } = body;
    must(await calls.addProjet(as, id_fo));
    if (exercice_fin !== undefined) await deuxAns(as, id_fo, exercice_fin);
    must(await calls.transmit(as, id_fo, { ifMatch: (await calls.read(as, id_fo)).version }));
    const params = { id: id_fo, service };
    must(
      await api(dossierEndpoints.moveInstruction, {
        ...{ as: world.agent, params: { ...params, action: 'start' as const }, body: {} },
        ifMatch: (await calls.read(world.agent, id_fo)).version,
      }),
    );
    return { id_fo, params };
  }
  const accordee = await transmise(world.jeanne, 2028);
  clock.advance(2 * minute);
  const refusee = await transmise(world.ali);
  clock.advance(10 * day);

  async function decider(
    call: 'conclureDossier' | 'modifierDecision',
    { id_fo, params }: typeof accordee,
    {
      action,
      annees = {},
      motif,
    }: { action: 'grant' | 'refuse'; annees?: Record<number, number>; motif?: string },
  ) {
    const { projets, version } = await calls.read(world.agent, id_fo);
    const montants = projets.flatMap(({ id }) =>
      Object.entries(annees).map(([annee, montant]) => ({
        ...{ id_projet: id, annee: Number(annee), montant_accorde: montant },
      })),
    );
    must(
      await api(conclusionEndpoints[call], {
        ...{ as: world.agent, params: { ...params, action }, ifMatch: version },
        body: {
          ...(motif && { motif }),
          ...(action === 'grant' && { montants }),
          ...(lettres && { courriers: lettres[action] }),
        },
      }),
    );
  }

  async function payer(montant: number) {
    must(
      await api(paiementEndpoints.askPaiement, {
        ...{ as: world.jeanne, params: accordee.params, body: { montant } },
      }),
    );
    for (const [action, body] of [
      ['take', {}],
      ['order', { engagement: 'EJ 2100012345' }],
      ['pay', { paye_le: '2027-02-20', reference: 'DP 2027-0042' }],
    ] as const) {
      const { items } = (
        await api(paiementEndpoints.listPaiements, { as: world.agent, params: accordee.params })
      ).body;
      const [paiement] = items;
      clock.advance(minute);
      must(
        await api(paiementEndpoints.movePaiement, {
          ...{ as: world.agent, params: { ...accordee.params, paiement: paiement?.id ?? '', action } },
          ...{ ifMatch: paiement?.version ?? 0, body },
        }),
      );
    }
  }

  const lire = async (): Promise<Record<SceneDemande, Lu>> => {
    await portal.runJobs();
    // What is public is made anew, as each night.
    await place.publie();
    return {
      accordee: await readEverywhere(place, {
        ...accordee,
        auteur: world.jeanne,
        courriel: world.emails.jeanne,
      }),
      refusee: await readEverywhere(place, { ...refusee, auteur: world.ali, courriel: world.emails.ali }),
    };
  };

  const transmis = await lire();

  await decider('conclureDossier', accordee, { action: 'grant', annees: { 2027: 2000, 2028: 1500 } });
  await decider('conclureDossier', refusee, { action: 'refuse', motif: motifRefus });
  const decide = await lire();

  clock.advance(31 * minute);
  while (await departNext(portal));
  const parti = await lire();

  await chorusCalls(portal).make(responsable, service);
  clock.advance(9 * day);
  await payer(800);
  const verse = await lire();

  clock.advance(6 * day);
  lettres = await publishedLettres(portal, { agent: world.agent, id_service: service });
  await decider('modifierDecision', accordee, {
    ...{ action: 'grant', annees: { 2027: 1600, 2028: 1500 }, motif: motifModification },
  });
  const other = await aRib(db, world);
  must(
    await api(dossierSubventionEndpoints.saveRib, {
      ...{ as: world.jeanne, params: { id_fo: accordee.id_fo }, body: { id_rib: other.id } },
      ifMatch: (await calls.read(world.jeanne, accordee.id_fo)).version,
    }),
  );
  const modifie = await lire();
  return { transmis, decide, parti, verse, modifie };
}

function must(reply: { status: number; problem: unknown }): void {
  if (reply.status >= 300) throw new Error(JSON.stringify(reply.problem));
}
