import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { partageEndpoints } from '@asso/contract/dossier/partage.endpoints';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, test } from 'vitest';
import { anAdministrateur } from '../compte/test/test-administrateurs.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import {
  type AgrementWorld,
  agrementCalls,
  anAgrementWorld,
  decret,
  endpoints,
} from './test/test-agrements.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;
const admin = await anAdministrateur(db, { role: 'lca.admin' });

async function aNew() {
  const world = await anAgrementWorld(db);
  return { world, ...agrementCalls(portal, world) };
}

type Who = (world: AgrementWorld) => Actor;
const people: Record<string, Who> = {
  'who began it': (world) => world.jeanne,
  'another person of the head office': (world) => world.ali,
  'somebody of another association': (world) => world.paul,
  'the service that instructs it': (world) => world.agent,
  'another service': (world) => world.autreAgent,
  'lca.admin': () => admin,
};

describe('each call on a dossier being typed, by each person [R6.15] [R6.16] [R6.17]', () => {
  /** The numbers are the HTTP statuses of four calls: read, save a step, join a piece, transmit. */
  test.each<[keyof typeof people, read: number, save: number, join: number, transmit: number]>([
    ['somebody of another association', 404, 404, 404, 404],
    ['another service', 404, 404, 404, 404],
    ['another person of the head office', 404, 404, 404, 404],
    ['the service that instructs it', 404, 404, 404, 404],
    ['lca.admin', 200, 200, 200, 403],
    ['who began it', 200, 200, 200, 200],
  ])('%s', async (name, ...expected) => {
    const { world, aReady } = await aNew();
    const as = people[name]?.(world) ?? admin;
    const { id, id_fo, version } = await aReady();
    for (const key of [id, id_fo]) {
      const { status } = await api(endpoints.readDossierAgrement, { as, params: { id: key } });
      expect(status).toBe(expected[0]);
    }
    const params = { id_fo };
    const body = { changes: { 'demandeur.id_responsable': { from: world.representant, to: null } } };
    const saved = await api(endpoints.saveEtapeAgrement, { as, params, body, ifMatch: version });
    expect(saved.status).toBe(expected[1]);
    if (saved.status === 200) {
      const back = { changes: { 'demandeur.id_responsable': { from: null, to: world.representant } } };
      await api(endpoints.saveEtapeAgrement, { as, params, body: back, ifMatch: saved.body.version });
    }
    const pieces = [{ code: 'RAR', uuid: world.document }];
    const joined = await api(endpoints.savePiecesAgrement, { as, params, body: { pieces } });
    expect(joined.status).toBe(expected[2]);
    const { body: now } = await api(endpoints.readDossierAgrement, { as: world.jeanne, params: { id } });
    const sent = await api(endpoints.transmitDossierAgrement, { as, params, body: {}, ifMatch: now.version });
    expect(sent.status).toBe(expected[3]);
  });

  test('who it is shared with edits it and transmits it [R6.18]', async () => {
    const { world, aReady, save, transmit, read } = await aNew();
    const { id_fo } = await aReady();
    expect((await read(id_fo, world.ali)).status).toBe(404);
    await api(partageEndpoints.changePartage, {
      ...{ as: world.jeanne, params: { _id: id_fo } },
      body: { ajoute: [world.ali.id] },
    });
    const attestation = { lieu: 'Aix-en-Provence', certifie: true };
    expect((await read(id_fo, world.ali)).body.rights.edit).toBe(true);
    expect((await save(id_fo, { attestation }, world.ali)).status).toBe(200);
    expect((await transmit(id_fo, world.ali)).status).toBe(200);
  });

  test('what commits the association is written by no administrator', async () => {
    const { aReady, save } = await aNew();
    const { id_fo } = await aReady();
    const attestation = { lieu: 'Lyon', certifie: true };
    expect((await save(id_fo, { attestation }, admin)).codes).toEqual(['kernel.champ-non-modifiable']);
    expect((await save(id_fo, { attestation })).status).toBe(200);
  });

  test('once transmitted, nobody edits it any more', async () => {
    const { world, aTransmitted, save, join } = await aNew();
    const { id_fo } = await aTransmitted();
    for (const as of [world.jeanne, world.agent, admin]) {
      expect((await save(id_fo, { customs: { projet_educatif: 'Autre' } }, as)).codes).toEqual([
        'dossier.non-editable',
      ]);
      expect((await join(id_fo, null, as)).codes).toEqual(['dossier.non-editable']);
    }
  });
});

describe('instructing it', () => {
  test('is its own service’s, for every act', async () => {
    const { world, aTransmitted, move, deposit } = await aNew();
    const { id_fo } = await aTransmitted();
    const others = [world.autreAgent, world.jeanne, world.paul, admin];
    for (const as of others) expect([403, 404]).toContain((await move(id_fo, 'start', { as })).status);
    expect((await move(id_fo, 'start')).status).toBe(200);
    for (const as of others) {
      expect([403, 404]).toContain((await deposit(id_fo, as)).status);
      expect([403, 404]).toContain((await move(id_fo, 'refuse', { as, motif: 'Non.' })).status);
    }
    const { body: arrete } = await deposit(id_fo);
    const uuid = arrete.uuid;
    for (const as of others) {
      expect((await api(documentEndpoints.downloadDocument, { as, params: { uuid } })).status).toBe(404);
    }
    expect(
      (await api(documentEndpoints.downloadDocument, { as: world.agent, params: { uuid } })).status,
    ).toBe(200);
    expect((await move(id_fo, 'grant', { agrement: { ...decret, arrete: uuid } })).status).toBe(200);
  });

  test('a decree of one dossier grants no other one', async () => {
    const one = await aNew();
    const other = await aNew();
    const first = await one.aTransmitted();
    const second = await other.aTransmitted();
    await one.move(first.id_fo, 'start');
    await other.move(second.id_fo, 'start');
    const { body: arrete } = await one.deposit(first.id_fo);
    const agrement = { ...decret, arrete: arrete.uuid };
    expect((await other.move(second.id_fo, 'grant', { agrement })).codes).toEqual([
      'agrement.arrete-inutilisable',
    ]);
    expect((await one.move(first.id_fo, 'grant', { agrement })).status).toBe(200);
  });

  test('both sides write to one another, and nobody else reads it', async () => {
    const { world, aTransmitted } = await aNew();
    const { id_fo } = await aTransmitted();
    const send = (as: Actor) =>
      api(messageEndpoints.sendMessage, { as, params: { id: id_fo }, body: { message: 'Bonjour' } });
    for (const as of [world.jeanne, world.agent]) expect((await send(as)).status).toBe(201);
    for (const as of [world.paul, world.autreAgent]) expect((await send(as)).status).toBe(404);
  });
});

test('calls on grants do not know of it', async () => {
  const { world, aReady } = await aNew();
  const { id_fo, version } = await aReady();
  const as = world.jeanne;
  const asked = await Promise.all([
    api(dossierSubventionEndpoints.savePieces, { as, params: { id_fo }, body: { pieces: [] } }),
    api(projetEndpoints.createProjet, { as, params: { id_fo } }),
    api(transmissionEndpoints.transmitDossier, { as, params: { id_fo }, body: {}, ifMatch: version }),
    api(transmissionEndpoints.readRecepisse, { as, params: { id: id_fo } }),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const { body } = await api(dossierEndpoints.listDossiers, { as, query: { genres: 'agrement' } });
  expect(body.items.map((one) => one.id_fo)).toEqual([id_fo]);
});

test('removed, it leaves its place; restored, it is as it was', async () => {
  const { world, aReady, create, read } = await aNew();
  const { id_fo } = await aReady();
  const params = { id: id_fo };
  expect((await api(dossierEndpoints.deleteDossier, { as: world.paul, params })).status).toBe(404);
  expect((await api(dossierEndpoints.deleteDossier, { as: world.jeanne, params })).status).toBe(200);
  expect((await api(dossierEndpoints.restoreDossier, { as: world.jeanne, params })).status).toBe(200);
  expect((await read(id_fo)).body.blockers).toEqual([]);
  await api(dossierEndpoints.deleteDossier, { as: world.jeanne, params });
  expect((await create()).status).toBe(201);
});

test('an accreditation is begun with the other managers when who begins it says so, and alone otherwise', async () => {
  for (const partage of [true, false]) {
    const { world } = await aNew();
    const body = {
      description: { code_agrement: world.code_agrement, exercice: 2027 },
      demandeur: { id_siret: world.siret },
      partage,
    };
    const { body: made } = await api(dossierEndpoints.createDossier, { as: world.jeanne, body });
    const read = await api(endpoints.readDossierAgrement, { as: world.ali, params: { id: made.id_fo } });
    expect(read.status).toBe(partage ? 200 : 404);
  }
});
