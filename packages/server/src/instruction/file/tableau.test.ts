import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { tableauEndpoints } from '@asso/contract/instruction/tableau.endpoints';
import { vueEndpoints } from '@asso/contract/instruction/vue.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { anAdministrateur } from '../../compte/test/test-administrateurs.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { callsOf } from '../../subvention/test/test-calls.ts';
import { aWorld, setTerritoire, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';

const { listDossiers, moveInstruction } = dossierEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

async function aBoard() {
  const world = await aWorld(db);
  await world.publish();
  const { aReady, transmit, read } = callsOf(portal, world);
  const collegue = await aCollegue(db, world);
  const sent = await aReady();
  await transmit(world.jeanne, sent.id_fo);
  const params = { id: sent.id_fo, service: world.drajes.id };
  const board = async (as: Actor, query: object = {}) =>
    (await api(tableauEndpoints.readTableauBureau, { as, query })).body;
  const listed = async (as: Actor, query: object) => (await api(listDossiers, { as, query })).body.total;
  const give = (a: string | null, de: string | null = null) =>
    api(bureauEndpoints.saveAffectation, { as: world.agent, params, body: { de, a } });
  const look = (as: Actor) => api(bureauEndpoints.readBureauDossier, { as, params });
  const sendBackAndCorrect = async () => {
    portal.clock.advance(60);
    const { version } = await read(world.agent, sent.id_fo);
    await api(moveInstruction, {
      as: world.agent,
      params: { ...params, action: 'sendBack' },
      ifMatch: version,
      body: { motif: 'Précisez.' },
    });
    portal.clock.advance(60);
    await transmit(world.jeanne, sent.id_fo);
  };
  return { world, collegue, sent, params, read, board, listed, give, look, sendBackAndCorrect };
}

test('each figure is that of the list it opens', async () => {
  const { world, collegue, board, listed, give, sendBackAndCorrect, sent } = await aBoard();
  await give(collegue.id);
  await sendBackAndCorrect();
  await api(messageEndpoints.sendMessage, {
    as: world.jeanne,
    params: { id: sent.id_fo },
    body: { message: 'C’est fait.' },
  });
  for (const as of [world.agent, collegue]) {
    const figures = await board(as);
    const lists = await Promise.all([
      listed(as, { etats: ['D', '2'], affectes: ['moi'] }),
      listed(as, { etats: ['D', '2'], affectes: ['personne'] }),
      listed(as, { a_lire: ['corrige'] }),
      listed(as, { a_lire: ['message'] }),
      listed(as, { a_lire: ['rib'] }),
    ]);
    const { maCharge, nonAffectes, corriges, messages, ribs } = figures;
    expect([maCharge, nonAffectes, corriges, messages, ribs]).toEqual(lists);
    expect([corriges, messages, ribs]).toEqual([1, 1, 0]);
    expect(figures.parCollegue).toEqual([{ id: collegue.id, nom: 'Sacha Petit', nombre: 1 }]);
  }
  expect([(await board(collegue)).maCharge, (await board(world.agent)).maCharge]).toEqual([1, 0]);
});

test('what was corrected is new until one looks at it, to each', async () => {
  const { world, collegue, board, look, sendBackAndCorrect } = await aBoard();
  await look(world.agent);
  await sendBackAndCorrect();
  expect((await board(world.agent)).corriges).toBe(1);
  portal.clock.advance(60);
  await look(world.agent);
  expect([(await board(world.agent)).corriges, (await board(collegue)).corriges]).toEqual([0, 1]);
});

test('nobody’s are said; one’s own are told apart from those of the service', async () => {
  const { world, collegue, board, give, sendBackAndCorrect } = await aBoard();
  await sendBackAndCorrect();
  expect((await board(world.agent)).parCollegue).toEqual([{ id: null, nom: 'Non affectés', nombre: 1 }]);
  await give(collegue.id);
  const of = async (as: Actor) => (await board(as, { voir: 'charge' })).corriges;
  expect([await of(world.agent), await of(collegue)]).toEqual([0, 1]);
});

test('deadlines of thirty days: the usual delay, what was asked, opinions; the nearest first', async () => {
  const { world, sent, params, read, board } = await aBoard();
  expect((await board(world.agent)).echeances).toEqual([]);
  await api(avisEndpoints.askAvis, {
    as: world.agent,
    params,
    body: { id_service: world.cd.id, question: 'Et vous ?', sections: ['projets'], avant_le: '2027-02-20' },
  });
  const consulte = await board(world.autreAgent);
  expect([consulte.avis, consulte.echeances.map(({ genre }) => genre)]).toEqual([1, ['avis']]);
  const { intitule } = (await read(world.agent, sent.id_fo)).projets[0]?.corps.description ?? {};
  expect(consulte.echeances[0]?.projet).toBe(intitule);
  const back = portal.clock.now().toISOString();
  portal.clock.set('2027-04-20T12:00:00Z');
  const [delai] = (await board(world.agent)).echeances;
  expect([delai?.genre, delai?.id_fo, delai?.le.slice(0, 10)]).toEqual(['delai', sent.id_fo, '2027-05-02']);
  expect(delai?.projet).toBe(intitule);
  portal.clock.set(back);
});

test('who is asked for an opinion without the projects does not read the title of one among the deadlines', async () => {
  const { world, sent, params, board } = await aBoard();
  await api(avisEndpoints.askAvis, {
    as: world.agent,
    params,
    body: { id_service: world.cd.id, question: 'Et vous ?', sections: ['pieces'], avant_le: '2027-02-20' },
  });
  const [avis] = (await board(world.autreAgent)).echeances;
  expect([avis?.genre, avis?.id_fo, avis?.projet]).toEqual(['avis', sent.id_fo, null]);
});

test('an opinion is no more to be given once the dossier is decided', async () => {
  const { world, params, sent, read, board } = await aBoard();
  await api(avisEndpoints.askAvis, {
    as: world.agent,
    params,
    body: { id_service: world.cd.id, question: 'Et vous ?', sections: ['projets'], avant_le: '2027-02-20' },
  });
  expect((await board(world.autreAgent)).avis).toBe(1);
  for (const action of ['start', 'reject'] as const) {
    const { version } = await read(world.agent, sent.id_fo);
    const body = action === 'reject' ? { motif: 'Hors délai.' } : {};
    const moved = await api(moveInstruction, {
      as: world.agent,
      params: { ...params, action },
      ifMatch: version,
      body,
    });
    expect(moved.codes).toEqual([]);
  }
  const { avis, echeances } = await board(world.autreAgent);
  expect([avis, echeances]).toEqual([0, []]);
});

test('one’s own views say how many dossiers they hold', async () => {
  const { world, board } = await aBoard();
  const make = async (nom: string, filtres: object) =>
    (await api(vueEndpoints.createVue, { as: world.agent, body: { nom, filtres } })).body.id;
  const first = await make('À prendre', { etats: ['D'] });
  const second = await make('Décidés', { etats: ['6'] });
  expect((await board(world.agent)).vues).toEqual([
    { id: first, total: 1, totalExact: true },
    { id: second, total: 0, totalExact: true },
  ]);
});

test('says whether a campaign of theirs is open; nothing of it is an association’s', async () => {
  const { world, board } = await aBoard();
  expect([(await board(world.agent)).hasCampagne, (await board(world.autreAgent)).hasCampagne]).toEqual([
    true,
    false,
  ]);
  expect((await api(tableauEndpoints.readTableauBureau, { as: world.jeanne })).status).toBe(403);
  const asked = await api(listDossiers, {
    as: world.jeanne,
    query: { a_lire: ['corrige', 'message', 'rib'] },
  });
  expect(asked.body.total).toBe(0);
});

test('an administrator reads the campaigns and envelopes of the services they administer, no others', async () => {
  const { world, board } = await aBoard();
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
  expect([(await board(local)).hasCampagne, await totals(local)]).toEqual([true, [[480_000, true]]]);
  expect([(await board(ailleurs)).hasCampagne, await totals(ailleurs)]).toEqual([false, []]);
});
