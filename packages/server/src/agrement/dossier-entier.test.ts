import { dossierEntierEndpoints } from '@asso/contract/agrement/dossier-entier.endpoints';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { expect, test } from 'vitest';
import { anAdministrateur } from '../compte/test/test-administrateurs.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls as grantCalls } from '../subvention/test/test-calls.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import { agrementCalls, anAgrementWorld, endpoints } from './test/test-agrements.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;
const { readDossier } = dossierEntierEndpoints;
const { listPieces } = dossierSubventionEndpoints;

async function aNew() {
  const world = await anAgrementWorld(db);
  return { world, ...agrementCalls(portal, world) };
}

test('one call reads a dossier of any kind, and its reply says which [C074]', async () => {
  const { world, aReady } = await aNew();
  const { id, id_fo } = await aReady();
  const admin = await anAdministrateur(db, { role: 'lca.admin' });
  const { body: own } = await api(endpoints.readDossierAgrement, { as: world.jeanne, params: { id } });
  for (const as of [world.jeanne, admin]) {
    const { status, body } = await api(readDossier, { as, params: { id: id_fo } });
    expect([status, body.genre, body.id_fo]).toEqual([200, 'agrement', id_fo]);
  }
  const { body } = await api(readDossier, { as: world.jeanne, params: { id } });
  expect(body).toEqual(own);
  await world.publish();
  const grant = await grantCalls(portal, world).create();
  const read = await api(readDossier, { as: world.jeanne, params: { id: grant.body.id_fo } });
  expect([read.status, read.body.genre]).toEqual([200, 'subvention']);
});

test('of an accreditation, what is asked beside it comes too, and what it has not is said empty [C074]', async () => {
  const { world, aReady } = await aNew();
  const { id_fo } = await aReady();
  const query = { populate: ['messages', 'service', 'projets', 'subvention', 'notifications'] as const };
  const { body } = await api(readDossier, {
    as: world.jeanne,
    params: { id: id_fo },
    query: { populate: [...query.populate] },
  });
  expect(body).toMatchObject({
    messages: [],
    projets: [],
    subvention: null,
    service: [expect.objectContaining({ id: world.drajes.id })],
  });
});

test('one call lists the pieces of a dossier of any kind, to who may read it [C061]', async () => {
  const { world, aReady } = await aNew();
  const { id_fo } = await aReady();
  const { status, body } = await api(listPieces, { as: world.jeanne, query: { id_demande: id_fo } });
  expect([status, body.items.map(({ code }) => code)]).toEqual([200, ['RAR']]);
  // The dossier is not sent yet: the service that will study it does not read its pieces either.
  for (const as of [world.agent, world.autreAgent]) {
    const refused = await api(listPieces, { as, query: { id_demande: id_fo } });
    expect([refused.status, refused.problem.code]).toEqual([404, 'dossier.introuvable']);
  }
});

test('a call of grants on an accreditation says to who reads it that it is of another kind, and to nobody else', async () => {
  const { world, aReady } = await aNew();
  const { id_fo } = await aReady();
  const asked = (as: typeof world.jeanne) => api(projetEndpoints.createProjet, { as, params: { id_fo } });
  const { status, problem } = await asked(world.jeanne);
  expect([status, problem.code, problem.message]).toEqual([
    404,
    'dossier.autre-genre',
    'Ce dossier est une demande d’un autre genre (agrément) : ce que vous demandez n’existe pas pour lui.',
  ]);
  expect((await asked(world.paul)).problem.code).toBe('dossier.inaccessible');
});
