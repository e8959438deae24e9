import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { jourEndpoints } from '@asso/contract/instruction/jour.endpoints';
import { vueEndpoints } from '@asso/contract/instruction/vue.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { VueJour } from '@asso/domain/instruction/jour.rules';
import { expect, test } from 'vitest';
import { anAdministrateur } from '../../compte/test/test-administrateurs.ts';
import { aGrant } from '../../crf/test/test-crf.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, setTerritoire, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';

const { listDossiers, moveInstruction } = dossierEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

const dayOf = async (as: Actor, voir?: VueJour) =>
  (await api(jourEndpoints.readJour, { as, query: voir ? { voir } : {} })).body;
const linesOf = async (as: Actor, voir?: VueJour) => (await dayOf(as, voir)).lignes;

async function aSent() {
  const world = await aWorld(db);
  await world.publish();
  const { aReady, transmit, read } = subventionCalls(portal, world);
  const collegue = await aCollegue(db, world);
  const sent = await aReady();
  await transmit(world.jeanne, sent.id_fo);
  const params = { id: sent.id_fo, service: world.drajes.id };
  const give = (a: string | null, de: string | null = null) =>
    api(bureauEndpoints.saveAffectation, { as: world.agent, params, body: { de, a } });
  const look = (as: Actor) => api(bureauEndpoints.readBureauDossier, { as, params });
  const move = async (action: 'start' | 'reject' | 'sendBack', motif?: string) =>
    api(moveInstruction, {
      as: world.agent,
      params: { ...params, action },
      ifMatch: (await read(world.agent, sent.id_fo)).version,
      body: motif ? { motif } : {},
    });
  const sendBackAndCorrect = async () => {
    portal.clock.advance(60);
    await move('sendBack', 'Précisez.');
    portal.clock.advance(60);
    await transmit(world.jeanne, sent.id_fo);
  };
  const askAvis = (sections: ('projets' | 'pieces')[]) =>
    api(avisEndpoints.askAvis, {
      as: world.agent,
      params,
      body: { id_service: world.cd.id, question: 'Et vous ?', sections, avant_le: '2027-02-05' },
    });
  const titre = async () => (await read(world.agent, sent.id_fo)).projets[0]?.corps.description?.intitule;
  return { world, collegue, sent, params, read, give, look, move, sendBackAndCorrect, askAvis, titre };
}

test('what came is new until one looks at it, to the person in charge alone', async () => {
  const { world, collegue, sent, look, give, sendBackAndCorrect } = await aSent();
  await give(world.agent.id);
  await look(world.agent);
  expect(await linesOf(world.agent)).toEqual([]);
  await sendBackAndCorrect();
  await api(messageEndpoints.sendMessage, {
    as: world.jeanne,
    params: { id: sent.id_fo },
    body: { message: 'C’est fait.' },
  });
  const [line, ...others] = await linesOf(world.agent);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    ...{ genre: 'reponse', groupe: 'aujourdhui', nouvelles: ['corrige', 'message'], id_fo: sent.id_fo },
    affecte: 'Jeanne Roux',
  });
  expect(await linesOf(collegue)).toEqual([]);
  expect(await linesOf(world.agent, 'service')).toEqual([]);
  portal.clock.advance(60);
  await look(world.agent);
  expect((await linesOf(world.agent))[0]?.nouvelles).toEqual(['message']);
});

test('a service reads its own dossiers; an association has no day', async () => {
  const { world, give } = await aSent();
  await give(world.agent.id);
  const at = portal.clock.now().toISOString();
  portal.clock.set('2027-05-20T12:00:00Z');
  for (const voir of ['moi', 'service'] as const) {
    expect((await linesOf(world.agent, voir)).map(({ genre }) => genre)).toEqual(['commencer']);
    expect(await linesOf(world.autreAgent, voir)).toEqual([]);
  }
  expect((await dayOf(world.autreAgent)).parCollegue).toEqual([]);
  portal.clock.set(at);
  expect((await api(jourEndpoints.readJour, { as: world.jeanne })).status).toBe(403);
  const asked = await api(listDossiers, {
    as: world.jeanne,
    query: { a_lire: ['corrige', 'message', 'rib'] },
  });
  expect(asked.body.total).toBe(0);
});

test('an opinion is asked of a service: its line names who asks, and no sum', async () => {
  const { world, sent, askAvis, titre, give } = await aSent();
  await give(world.agent.id);
  await askAvis(['projets']);
  const [line] = await linesOf(world.autreAgent);
  expect(line).toMatchObject({
    ...{ genre: 'avis-a-rendre', groupe: 'bientot', id_fo: sent.id_fo, montant: null, affecte: null },
    projet: await titre(),
  });
  expect(line?.service).toBeTruthy();
  expect(line?.id).toBeTruthy();
  const at = portal.clock.now().toISOString();
  portal.clock.set('2027-02-08T12:00:00Z');
  expect((await linesOf(world.agent)).map(({ genre }) => genre)).toEqual(['avis-attendu']);
  portal.clock.set(at);
});

test('who is asked for an opinion without the projects does not read the title of one', async () => {
  const { world, sent, askAvis } = await aSent();
  await askAvis(['pieces']);
  const [line] = await linesOf(world.autreAgent);
  expect([line?.genre, line?.id_fo, line?.projet]).toEqual(['avis-a-rendre', sent.id_fo, null]);
});

test('an opinion is no more to be given once the dossier is decided', async () => {
  const { world, move, askAvis } = await aSent();
  await askAvis(['projets']);
  expect((await dayOf(world.autreAgent)).rubriques).toEqual([{ code: 'avis', nombre: 1 }]);
  for (const [action, motif] of [['start'], ['reject', 'Hors délai.']] as const)
    expect((await move(action, motif)).codes).toEqual([]);
  expect(await linesOf(world.autreAgent)).toEqual([]);
});

test('a report that came is read, whoever looked at the dossier', async () => {
  const { world, id_fo, aSent: sendReport } = await aGrant(portal);
  await api(bureauEndpoints.saveAffectation, {
    as: world.agent,
    params: { id: id_fo, service: world.drajes.id },
    body: { de: null, a: world.agent.id },
  });
  await sendReport(id_fo);
  const lines = await linesOf(world.agent);
  expect(lines.map(({ genre, exercice, montant }) => [genre, exercice, montant])).toEqual([
    ['crf-a-lire', 2027, 1800],
  ]);
});

test('the next answer due is told when the day is empty, and the dossiers of nobody', async () => {
  const { world, give, titre } = await aSent();
  const { lignes, prochaine, parCollegue } = await dayOf(world.agent);
  expect([lignes, prochaine]).toEqual([[], null]);
  expect(parCollegue).toMatchObject([{ id: null, nom: 'Sans personne', nombre: 1, retards: 0 }]);
  expect(parCollegue[0]?.premier?.slice(0, 10)).toBe('2027-05-02');
  await give(world.agent.id);
  expect((await dayOf(world.agent)).prochaine).toMatchObject({ projet: await titre() });
  expect((await dayOf(world.agent, 'service')).prochaine).toBeNull();
});

test('one’s own views say how many dossiers they hold', async () => {
  const { world } = await aSent();
  const make = async (nom: string, filtres: object) =>
    (await api(vueEndpoints.createVue, { as: world.agent, body: { nom, filtres } })).body.id;
  const first = await make('À prendre', { etats: ['D'] });
  const second = await make('Décidés', { etats: ['6'] });
  expect((await dayOf(world.agent)).vues).toEqual([
    { id: first, total: 1, totalExact: true },
    { id: second, total: 0, totalExact: true },
  ]);
});

test('an administrator reads the campaigns, lines and envelopes of the services they administer, no others', async () => {
  const { world } = await aSent();
  await setTerritoire(db, world.drajes.id, '13');
  const made = { id_service: world.drajes.id, code_subvention: world.code, campagne_exercice: 2027 };
  const fixed = await api(enveloppeEndpoints.createEnveloppe, {
    as: await aCollegue(db, world, 'responsable'),
    body: { ...made, exercice: 2027, total: 480_000 },
  });
  expect(fixed.status).toBe(201);
  const totals = async (as: Actor) =>
    (await api(enveloppeEndpoints.listEnveloppes, { as })).body.items
      .filter((one) => one.id_service === world.drajes.id)
      .map(({ total, rights }) => [total, rights.edit]);
  const local = await anAdministrateur(db, { territoire: '13' });
  const ailleurs = await anAdministrateur(db, { territoire: '30' });
  expect([(await dayOf(local)).hasCampagne, await totals(local)]).toEqual([true, [[480_000, true]]]);
  expect([(await dayOf(ailleurs)).hasCampagne, await totals(ailleurs)]).toEqual([false, []]);
  const at = portal.clock.now().toISOString();
  portal.clock.set('2027-05-20T12:00:00Z');
  expect((await linesOf(local, 'service')).length).toBeGreaterThan(0);
  expect(await linesOf(ailleurs, 'service')).toEqual([]);
  portal.clock.set(at);
});
