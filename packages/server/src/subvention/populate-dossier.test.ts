import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from './test/test-calls.ts';
import { aWorld, today } from './test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const world = await aWorld(portal.db);
const { aReady, transmit } = subventionCalls(portal, world);
const grille = [{ code: 'utilite', label: 'Utilité sociale', points: 10 }];
await world.publish({ bareme: grille });
const sent = await aReady();
await transmit(world.jeanne, sent.id_fo);
const params = { id: sent.id_fo };
await portal.api(messageEndpoints.sendMessage, {
  as: world.agent,
  params,
  body: { message: 'Bien reçu.' },
} as never);

type Query = NonNullable<Parameters<typeof portal.api<typeof readDossier>>[1]>['query'];
const read = (as: Actor, query: Query = {}) => portal.api(readDossier, { as, params, query });
const added = ['messages', 'notifications', 'subvention', 'service', 'crfs'] as const;

test('a dossier alone has its projects and documents, and nothing it was not asked', async () => {
  const { body } = await read(world.jeanne);
  expect(body.projets).toHaveLength(1);
  expect(body.pieces.map(({ code }) => code)).toContain('RAR');
  expect(added.filter((name) => name in body)).toEqual([]);
});

test('gives beside it what is asked, and only that', async () => {
  const { body } = await read(world.jeanne, { populate: ['messages', 'service'] });
  expect(body.messages?.map(({ texte }) => texte)).toEqual(['Bien reçu.']);
  expect(body.service).toEqual([expect.objectContaining({ id: world.drajes.id })]);
  expect(added.filter((name) => name in body)).toEqual(['messages', 'service']);
});

test('gives the subvention as it is now, the reports there are, and one’s own notifications', async () => {
  const populate = ['subvention', 'crfs', 'notifications', 'projets', 'documents', 'association'] as const;
  const { body } = await read(world.jeanne, { populate: [...populate] });
  expect([body.subvention?.code, body.crfs]).toEqual([world.code, []]);
  // The notices of the sending and of the message have the same instant, and therefore no order.
  const types = body.notifications?.map(({ type }) => type);
  expect(types?.toSorted()).toEqual(['message', 'état du dossier']);
  const agent = await read(world.agent, { populate: ['notifications'] });
  expect(agent.body.notifications?.every(({ type }) => type !== 'message')).toBe(true);
});

test('gives of each project the fields that are asked', async () => {
  const { body } = await read(world.jeanne, { projectFields: ['description.intitule', 'financements'] });
  const [projet] = body.projets;
  expect(Object.keys(projet?.corps ?? {}).toSorted()).toEqual(['description', 'financements']);
  expect(Object.keys(projet?.corps.description ?? {})).toEqual(['intitule']);
  expect(projet?.montant_demande).toBe(2000);
});

test('takes the paths of a project as the list of projects does, and names them to who gives another', async () => {
  const { listProjets } = projetEndpoints;
  for (const path of ['description.intitule', 'corps.description.intitule'] as const) {
    const whole = await read(world.jeanne, { projectFields: [path] });
    expect(Object.keys(whole.body.projets[0]?.corps ?? {})).toEqual(['description']);
    const listed = await portal.api(listProjets, { as: world.jeanne, params, query: { fields: [path] } });
    expect(listed.body.items).toEqual([{ corps: { description: { intitule: expect.any(String) } } }]);
  }
  const { problem } = await read(world.jeanne, { projectFields: ['description.secret'] as never });
  expect(problem.problems[0]?.params?.detail).toContain('description.intitule');
});

test('how its service marks the requests is told neither to who makes them nor with the catalogue', async () => {
  const { body } = await read(world.jeanne, { populate: ['subvention'] });
  expect(body.campagne).not.toHaveProperty('bareme');
  expect(body.subvention?.campagne).not.toHaveProperty('bareme');
});

test.each([
  { populate: ['secrets'] },
  { populate: ['projets', 'createdBy'] },
  { projectFields: ['description.secret'] },
  { projectFields: ['__proto__'] },
])('refuses what is on no list: $populate $projectFields', async (query) => {
  expect((await read(world.jeanne, query as never)).status).toBe(400);
});

test('gives nothing of the dossier of somebody else, whatever is asked', async () => {
  expect((await read(world.paul, { populate: ['messages'] })).status).toBe(404);
  expect((await read(world.autreAgent, { populate: ['messages'] })).status).toBe(404);
});
