import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import {
  dossierSubventionEndpoints,
  readDossier,
} from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { aPerson, asSeenNow } from '../association/test/test-associations.sql.ts';
import { insertInstruction } from '../dossier/dossier.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { holdBeginnings, untilWaiting } from './test/test-attente.sql.ts';
import { subventionCalls } from './test/test-calls.ts';
import {
  aWorld,
  countDossiers,
  leaveService,
  markEtats,
  setTerritoire,
  setTransmis,
  today,
} from './test/test-dossiers.sql.ts';
import { shareWith } from './test/test-partage.sql.ts';

const { createDossier, readHistorique } = dossierEndpoints;
const { changeChoix } = dossierSubventionEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

const dates = { date_debut: '2027-01-05T09:00:00+01:00', date_fin: '2027-03-11T23:59:59+01:00' };
const sous_dispositifs = [
  { code: 'FDB', label: 'Formation des bénévoles', ...dates },
  { code: 'FGI', label: 'Financement global', ...dates },
];

/** Creates a transmitted dossier that two services study, each by its own instruction. */
async function beforeTwo() {
  const world = await aWorld(db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id, id_fo } = await calls.aReady();
  await calls.transmit(world.jeanne, id_fo);
  const at = new Date(today);
  await inTransaction(db, (trx) =>
    insertInstruction(trx, { id_dossier: id, id_service_instructeur: world.cd.id, etat: 'D', at }),
  );
  await markEtats(db, id_fo, 'D');
  return { world, id, id_fo, calls };
}

const seenBy = async (as: Actor, id: string) =>
  (await api(readDossier, { as, params: { id }, query: { populate: ['service'] } })).body;

test('a second service is not told which others study the dossier', async () => {
  const { world, id_fo } = await beforeTwo();
  const { instructions, service } = await seenBy(world.autreAgent, id_fo);
  expect(instructions.map((one) => one.id_service_instructeur)).toEqual([world.cd.id]);
  expect(service?.map(({ id }) => id)).toEqual([world.cd.id]);
});

test('nor by what it is refused', async () => {
  const { world, id_fo } = await beforeTwo();
  const stranger = (await aWorld(db)).drajes.id;
  const version = (await seenBy(world.autreAgent, id_fo)).version;
  const refusedFor = async (service: string) => {
    const as = world.autreAgent;
    const move = { id: id_fo, service, action: 'start' };
    const moved = await api(dossierEndpoints.moveInstruction, {
      as,
      params: move,
      ifMatch: version,
      body: {},
    });
    const sent = await api(messageEndpoints.sendMessage, {
      as,
      params: { id: id_fo },
      body: { message: 'Bonjour.', id_service_instructeur: service },
    });
    const proposed = await api(propositionEndpoints.readProposition, { as, params: { id: id_fo, service } });
    return [moved, sent, proposed].map(({ status, codes }) => [status, codes]);
  };
  expect(await refusedFor(world.drajes.id)).toEqual(await refusedFor(stranger));
});

test('a local administrator sees the instructions of their territory, and no other', async () => {
  const { world, id_fo } = await beforeTwo();
  await setTerritoire(db, world.drajes.id, '971');
  await setTerritoire(db, world.cd.id, '972');
  const admin = { ...world.agent, role: 'rds.admin', roles: ['rds.admin'], services: [], territoire: '971' };
  const { instructions, service } = await seenBy(admin, id_fo);
  expect(instructions.map((one) => one.id_service_instructeur)).toEqual([world.drajes.id]);
  expect(service?.map(({ id }) => id)).toEqual([world.drajes.id]);
});

test('what is proposed is read by no other, wherever a dossier is shown', async () => {
  const { world, id_fo } = await beforeTwo();
  const [projet] = (await seenBy(world.agent, id_fo)).projets;
  const saved = await api(propositionEndpoints.saveProposition, {
    as: world.agent,
    params: { id: id_fo, service: world.drajes.id },
    ifMatch: 1,
    body: { changes: { [`${projet?.id}-2027`]: { from: null, to: 1234.56 } } },
  });
  expect(saved.status).toBe(200);
  for (const as of [world.jeanne, world.autreAgent]) {
    const whole = await api(readDossier, {
      as,
      params: { id: id_fo },
      query: {
        populate: ['messages', 'notifications', 'service', 'subvention'],
        projectFields: ['financements'],
      },
    });
    const projets = await api(projetEndpoints.listProjets, { as, params: { id: id_fo } });
    const historique = await api(readHistorique, { as, params: { id: id_fo } });
    const list = await api(dossierEndpoints.listDossiers, { as });
    for (const reply of [whole, projets, historique, list]) {
      expect([reply.status, JSON.stringify(reply.body).includes('1234.56')]).toEqual([200, false]);
    }
  }
});

test('a second service reads on the receipt its own name alone', async () => {
  const { world, id_fo } = await beforeTwo();
  await setTransmis(db, id_fo);
  const services = async (as: Actor) =>
    (await api(transmissionEndpoints.readRecepisse, { as, params: { id: id_fo } })).body.services;
  expect(await services(world.autreAgent)).toHaveLength(1);
  expect(await services(world.jeanne)).toHaveLength(2);
});

/**
 * Creates a dossier that one service of the campaign began for an association, and that another service is to study.
 */
async function aBegun() {
  const world = await aWorld(db);
  const instructeurs = [
    { id_service: world.drajes.id, isReferent: true },
    { id_service: world.cd.id, isReferent: false },
  ];
  await world.publish({ instructeurs });
  const calls = subventionCalls(portal, world);
  return { world, calls, ...(await calls.create(world.autreAgent)).body };
}

async function begunByService() {
  const begun = await aBegun();
  await markEtats(db, begun.id_fo, 'D');
  return begun;
}

const told = async (as: Actor) =>
  (await api(notificationEndpoints.readUserNotifications, { as })).body.items.map(({ sentence }) => sentence);
const statusOf = async (as: Actor, id: string) => (await api(readDossier, { as, params: { id } })).status;

test('a service that does not instruct the campaign begins no dossier for an association', async () => {
  const world = await aWorld(db);
  await world.publish();
  const { create } = subventionCalls(portal, world);
  const before = await countDossiers(db);
  const ofNone = { ...world.agent, role: 'rds.admin', roles: ['rds.admin'], services: [] };
  const ofApplication = { ...world.agent, role: 'rds.appli_admin', roles: ['rds.appli_admin'] };
  for (const as of [world.autreAgent, ofNone, ofApplication]) {
    const refused = await create(as);
    expect([refused.status, refused.codes]).toEqual([403, ['subvention.service-non-instructeur']]);
  }
  expect(await countDossiers(db)).toBe(before);
  expect((await create(world.agent)).status).toBe(201);
});

test('a dossier begun by a service is told to the managers, who open it, complete it and send it', async () => {
  const { world, calls, id_fo } = await aBegun();
  const { id_association } = world;
  const pastClosed = { id_association, ferme_avant: new Date('2026-01-01T00:00:00Z') };
  const newcomer = await aPerson(db, { membre: pastClosed });
  for (const manager of [world.jeanne, world.ali]) {
    expect((await told(manager)).join()).toContain('commencé pour vous par');
    expect(await statusOf(manager, id_fo)).toBe(200);
    const { items } = (await api(dossierEndpoints.listDossiers, { as: manager })).body;
    expect(items.map((one) => one.id_fo)).toEqual([id_fo]);
  }
  expect(await told(newcomer)).toEqual([]);
  expect(await statusOf(await asSeenNow(db, newcomer), id_fo)).toBe(404);
  expect(await statusOf(world.paul, id_fo)).toBe(404);
  const home = await api(tableauDeBordEndpoints.tableauDeBord, { as: world.jeanne });
  expect(home.body.aFaire.map((one) => one.id_fo)).toEqual([id_fo]);
  await calls.fill(world.jeanne, id_fo);
  await calls.addProjet(world.jeanne, id_fo);
  expect((await calls.transmit(world.jeanne, id_fo)).status).toBe(200);
});

test('what a service sends for an association is told to the managers', async () => {
  const { world, calls, id_fo } = await aBegun();
  await calls.fill(world.jeanne, id_fo);
  await calls.addProjet(world.jeanne, id_fo);
  expect((await calls.transmit(world.autreAgent, id_fo)).status).toBe(200);
  expect((await told(world.jeanne)).join()).toContain('transmis au service instructeur');
});

test('a dossier begun by a service opens to it no document and no bank detail of the association', async () => {
  const { world, calls, id_fo } = await aBegun();
  const as = world.autreAgent;
  const { pieces, choix } = (await api(readDossier, { as, params: { id: id_fo } })).body;
  expect([pieces.flatMap(({ proposes }) => proposes), choix]).toEqual([[], { representants: [], ribs: [] }]);
  const joined = await api(dossierSubventionEndpoints.savePieces, {
    as,
    params: { id_fo },
    body: { pieces: [{ code: 'RAR', uuid: world.document }] },
  });
  expect(joined.codes).toEqual(['dossier.document-inutilisable']);
  const download = await api(documentEndpoints.downloadDocument, { as, params: { uuid: world.document } });
  expect(download.status).toBe(404);
  const ribs = (who: Actor) =>
    api(collectionCalls.ribs.list, { as: who, query: { id_asso: world.id_association } });
  await markEtats(db, id_fo, 'D');
  await setTransmis(db, id_fo);
  expect([(await ribs(as)).status, (await ribs(world.agent)).status]).toEqual([404, 404]);
  await markEtats(db, id_fo, 'A');
  await calls.fill(world.jeanne, id_fo);
  await calls.addProjet(world.jeanne, id_fo);
  expect((await calls.transmit(world.jeanne, id_fo)).status).toBe(200);
  expect((await ribs(world.agent)).status).toBe(200);
});

test('who began a dossier for their service and left it is told nothing of it any more', async () => {
  const { world, id_fo } = await begunByService();
  await leaveService(db, world.autreAgent.id);
  const body = { message: 'Une question.' };
  await api(messageEndpoints.sendMessage, { as: world.agent, params: { id: id_fo }, body });
  expect((await told(world.autreAgent)).filter((one) => one.includes('vous a écrit'))).toEqual([]);
  expect((await told(world.jeanne)).filter((one) => one.includes('vous a écrit'))).toHaveLength(1);
});

test('the service that began a dossier reads what the one that studies it writes, but for its notes', async () => {
  const { world, id_fo } = await begunByService();
  const send = async (as: Actor, message: string, isInterne = false) => {
    await portal.clock.advance(60);
    return api(messageEndpoints.sendMessage, { as, params: { id: id_fo }, body: { message, isInterne } });
  };
  await send(world.agent, 'Note pour nous.', true);
  await send(world.agent, 'Pouvez-vous préciser ?');
  await send(world.autreAgent, 'Voici.');
  const { messages } = (await api(readHistorique, { as: world.autreAgent, params: { id: id_fo } })).body;
  expect(messages.map(({ texte }) => texte)).toEqual(['Pouvez-vous préciser ?', 'Voici.']);
});

test('who is given a dossier is not told the number of another that is not theirs', async () => {
  const world = await aWorld(db);
  await world.publish({ sous_dispositifs });
  const calls = subventionCalls(portal, world);
  const other = (await calls.create()).body;
  const body = {
    description: { code_subvention: world.code, id_sous_type_dispositif: 'FGI', exercice: 2027 },
    demandeur: { id_siret: world.siret },
  };
  const mine = (await api(createDossier, { as: world.jeanne, body })).body;
  const invited = { ...world.ali, associations: [], partages: [world.id_association] };
  await shareWith(db, { id_dossier: mine.id, id: invited.id, par: world.jeanne.id, at: new Date(today) });
  const choose = (as: Actor) =>
    api(changeChoix, {
      as,
      params: { id_fo: mine.id_fo },
      ifMatch: mine.version,
      body: { id_sous_type_dispositif: 'FDB', exercice: 2027, pluriannuel: false },
    });
  const refused = await choose(invited);
  expect([refused.status, refused.codes]).toEqual([409, ['dossier.deja-commence-autre']]);
  expect(JSON.stringify(refused.problem)).not.toContain(other.id_fo);
  expect((await choose(world.jeanne)).problem.message).toContain(other.id_fo);
});

test('a request begun while another one takes its place is told so to the second of them [R5.62]', async () => {
  const world = await aWorld(db);
  await world.publish({ sous_dispositifs });
  const calls = subventionCalls(portal, world);
  const mine = (await calls.create()).body;
  const description = { code_subvention: world.code, id_sous_type_dispositif: 'FGI', exercice: 2027 };
  const release = await holdBeginnings(db);
  const begun = api(createDossier, {
    as: world.jeanne,
    body: { description, demandeur: { id_siret: world.siret } },
  });
  await untilWaiting(db, 1);
  const changed = api(changeChoix, {
    as: world.jeanne,
    params: { id_fo: mine.id_fo },
    ifMatch: mine.version,
    body: { id_sous_type_dispositif: 'FGI', exercice: 2027, pluriannuel: false },
  });
  await untilWaiting(db, 2);
  await release();
  expect((await begun).status).toBe(201);
  expect([(await changed).status, (await changed).codes]).toEqual([409, ['dossier.deja-commence']]);
});
