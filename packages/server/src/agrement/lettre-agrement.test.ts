import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { expect, test } from 'vitest';
import { accord, aPublished, asServiceAccount, refus } from '../courrier/test/test-modeles.ts';
import { features } from '../features.ts';
import { wearsService } from '../instruction/test/test-lots.sql.ts';
import { lotCalls } from '../instruction/test/test-lots.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { setChoix } from '../service/test/test-services.sql.ts';
import { subventionCalls as grantCalls } from '../subvention/test/test-calls.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import { agrementCalls, anAgrementWorld, decret } from './test/test-agrements.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const { conclureDossier } = conclusionEndpoints;
const { listModelesPour, previewCourriers } = courrierEndpoints;

const accordAgrement = {
  nature: 'agrement-accord',
  nom: 'Agrément accordé',
  objet: 'Votre agrément {agrement.nom}',
  texte:
    'Par l’arrêté {agrement.numero} du {agrement.attribue_le}, {service.nom} agrée {association.nom} jusqu’au {agrement.valide_jusqu_au}.',
} as const;

/** Makes a received agrément of a service that published letters of both kinds. */
async function aReceived() {
  const world = await anAgrementWorld(db);
  const calls = agrementCalls(portal, world);
  const { id_fo } = await calls.aTransmitted();
  await calls.move(id_fo, 'start');
  const own = { agent: world.agent, id_service: world.drajes.id };
  const params = { id: id_fo, service: world.drajes.id };
  const { body: arrete } = await calls.deposit(id_fo);
  return { world, calls, id_fo, own, params, agrement: { ...decret, arrete: arrete.uuid } };
}

test('a letter of grants is neither offered on an agrément, nor shown, nor sent; one of agréments is', async () => {
  const { world, own, params, calls, id_fo, agrement } = await aReceived();
  const argent = await aPublished(portal, own, accord);
  const lettre = await aPublished(portal, own, accordAgrement);
  const offered = await api(listModelesPour, { as: world.agent, params });
  expect(offered.body.map(({ nom }) => nom)).toEqual(['Agrément accordé']);
  const shown = (versions: string[]) =>
    api(previewCourriers, { as: world.agent, params, body: { action: 'grant', versions, agrement } });
  expect((await shown([argent])).codes).toEqual(['courrier.modele-autre-demarche']);
  const { objet, blocs } = (await shown([lettre])).body.courriers[0] ?? {};
  expect(objet).toBe('Votre agrément Jeunesse et éducation populaire 2027');
  const { nom } = (await calls.read(id_fo)).body.instructions[0]?.service ?? {};
  expect(blocs).toMatchObject([
    {
      texte: `Par l’arrêté JEP-13-27-004 du 29/01/2027, ${nom} agrée Les Voisins de la rue Haute jusqu’au 28/01/2032.`,
    },
  ]);
  const refused = await calls.move(id_fo, 'grant', { agrement, courriers: [argent] });
  expect(refused.codes).toEqual(['courrier.modele-autre-demarche']);
  expect((await calls.move(id_fo, 'grant', { agrement, courriers: [lettre] })).status).toBe(200);
});

test('a letter of agréments is refused on a grant', async () => {
  const world = await anAgrementWorld(db);
  await world.publish();
  const { aReady, transmit } = grantCalls(portal, world);
  const { id_fo } = await aReady();
  await transmit(world.jeanne, id_fo);
  const own = { agent: world.agent, id_service: world.drajes.id };
  const lettre = await aPublished(portal, own, accordAgrement);
  await aPublished(portal, own, refus);
  const params = { id: id_fo, service: world.drajes.id };
  const offered = await api(listModelesPour, { as: world.agent, params });
  expect(offered.body.map(({ nom }) => nom)).toEqual(['Refus']);
  const shown = await api(previewCourriers, {
    as: world.agent,
    params,
    body: { action: 'grant', versions: [lettre] },
  });
  expect(shown.codes).toEqual(['courrier.modele-autre-demarche']);
});

test('a letter of agréments speaks of no sum, and a letter of grants of no arrêté: neither is published', async () => {
  const { own, world } = await aReceived();
  const problemsOf = async (contenu: object) =>
    (
      await api(modeleCourrierEndpoints.createModele, {
        as: asServiceAccount(world.agent),
        body: { id_service: own.id_service, contenu: contenu as never },
      })
    ).body.problems.map(({ message }) => message);
  expect(
    await problemsOf({
      ...accordAgrement,
      nom: 'Somme',
      texte: 'L’arrêté {agrement.numero} : {decision.montant}.\n\n[tableau des projets]',
    }),
  ).toEqual([
    'Paragraphe 1 : « Montant accordé » n’existe pas dans un agrément. Retirez-le.',
    'Tableau des projets : « Tableau des projets » n’existe pas dans un agrément. Retirez-le.',
  ]);
  expect(await problemsOf({ ...accord, nom: 'Arrêté', objet: 'Arrêté {agrement.numero}' })).toEqual([
    'Objet : « Numéro de l’arrêté » n’existe pas dans une subvention. Retirez-le.',
  ]);
});

test('an agrément that waits to leave says no sum: on the desk, in the list, in the history of the service', async () => {
  const { world, params, id_fo, calls, agrement } = await aReceived();
  const { version } = (await calls.read(id_fo)).body;
  const done = await api(conclureDossier, {
    as: world.agent,
    params: { ...params, action: 'grant' },
    ifMatch: version,
    body: { agrement, montants: [] },
  });
  expect(done.status).toBe(200);
  const desk = await api(bureauEndpoints.readBureauDossier, { as: world.agent, params });
  expect(desk.body.conclusion).toMatchObject({ action: 'grant', montant: null });
  const listed = await api(dossierEndpoints.listDossiers, {
    as: world.agent,
    query: { searchQuery: id_fo },
  });
  expect(listed.body.items[0]?.instructions[0]?.depart).toMatchObject({ action: 'grant', montant: null });
  const { evenements } = (
    await api(dossierEndpoints.readHistorique, { as: world.agent, params: { id: id_fo } })
  ).body;
  expect(evenements.find(({ action }) => action === 'bureau.conclu')?.motif).toBe('Accorder');
});

test('grants and agréments refused at once each leave with the letter of their kind', async () => {
  const world = await anAgrementWorld(db);
  await world.publish();
  await wearsService(db, world);
  await setChoix(db, world.drajes.id, { reprise_minutes: 0 });
  const grants = grantCalls(portal, world);
  const grant = await grants.aReady();
  await grants.transmit(world.jeanne, grant.id_fo);
  const agrement = await agrementCalls(portal, world).aTransmitted();
  const own = { agent: world.agent, id_service: world.drajes.id };
  const nonSubvention = await aPublished(portal, own, refus);
  const nonAgrement = await aPublished(portal, own, {
    nature: 'agrement-refus',
    nom: 'Agrément refusé',
    objet: 'Votre agrément {agrement.nom}',
    texte: 'L’agrément n’est pas accordé : {decision.motif}',
  });
  const autre = await aPublished(portal, own, { ...accordAgrement, nom: 'Accord' });
  const desk = lotCalls(portal, { as: world.agent, id_service: world.drajes.id });
  const { body: lot } = await desk.prepare('refuse', [grant.id, agrement.id]);
  const courriers = [nonSubvention, nonAgrement];
  expect((await desk.save(lot, { courriers: [...courriers, autre] })).codes).toEqual([
    'courrier.modele-autre-decision',
  ]);
  expect((await desk.save(lot, { courriers, motif: 'Le projet est trop court.' })).status).toBe(200);
  expect(await desk.run(lot)).toMatchObject({ comptes: { faite: 2, echec: 0 }, courriers: 2 });
  const natures = async (id: string) =>
    (await api(courrierEndpoints.listCourriers, { as: world.jeanne, params: { id } })).body.map(
      ({ nature }) => nature,
    );
  expect([await natures(grant.id_fo), await natures(agrement.id_fo)]).toEqual([
    ['refus'],
    ['agrement-refus'],
  ]);
});
