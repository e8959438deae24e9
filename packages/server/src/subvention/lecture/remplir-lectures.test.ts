import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { afterAll, expect, it } from 'vitest';
import { toActor } from '../../compte/session/authenticator.ts';
import { updateCompte } from '../../compte/test/test-comptes.sql.ts';
import { findActor } from '../../compte/utilisateur.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { recordStatements } from '../../platform/db/test/test-statements.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aWorld, today } from '../test/test-dossiers.sql.ts';
import { deleteLectures } from './lecture-ecrite.sql.ts';
import { lookAtLecture } from './lecture-gardee.ts';
import { fillLectures, remplissage } from './remplir-lectures.ts';
import { readLecteurs, renameProjets } from './test/test-colonnes.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const ahead = remplissage(portal);
await ahead.start();
afterAll(ahead.stop);

async function aReady() {
  const world = await aWorld(db);
  await world.publish();
  for (const { id, roles } of [world.agent, world.autreAgent])
    await updateCompte(db, id, { roles: [...roles] });
  const calls = subventionCalls(portal, world);
  const { id, id_fo } = await calls.aReady();
  const account = await findActor(db, world.agent.id);
  // The job gives the agent the rights written in their account, so this test reads with the same ones.
  const agent = account ? toActor(account, { session: '' }) : world.agent;
  const held = async () =>
    (await lookAtLecture(portal, { actor: agent, key: id_fo, isEcrite: true }))?.tenue !== undefined;
  const transmit = async () => {
    expect((await calls.transmit(world.jeanne, id_fo)).status).toBe(200);
    await ahead.done();
  };
  return { world, calls, id, id_fo, agent, held, transmit };
}

it('a dossier just transmitted is read by its service in one statement, and a draft is kept for nobody', async () => {
  const { id, agent, held, transmit } = await aReady();
  await ahead.done();
  expect(await readLecteurs(db, id)).toEqual([]);
  await transmit();
  expect(await readLecteurs(db, id)).toEqual([{ id_utilisateur: agent.id, role: agent.role }]);
  expect(await held()).toBe(true);
  const read = () => api(readDossier, { as: agent, params: { id } });
  expect((await read()).status).toBe(200);
  // Another statement is sent when the rights kept in memory could not be confirmed in time and are read again.
  await expect.poll(async () => (await recordStatements(portal.pool, read)).length).toBe(1);
  // Somebody who has no service of this dossier finds nothing that was made ahead.
  expect((await api(readDossier, { as: { ...agent, services: [] }, params: { id } })).status).toBe(404);
});

it('what is made ahead is what its reader would have been sent', async () => {
  const { id, agent, transmit } = await aReady();
  await transmit();
  const kept = (await api(readDossier, { as: agent, params: { id } })).body;
  await deleteLectures(db);
  // An addition is asked for: nothing kept answers that call.
  const fresh = await api(readDossier, { as: agent, params: { id }, query: { populate: ['service'] } });
  expect({ ...kept, service: null }).toEqual({ ...fresh.body, service: null });
});

it('a fact of a dossier that was sent has it read again, once it is committed', async () => {
  const { world, id, agent, held, transmit } = await aReady();
  await transmit();
  await renameProjets(db, { dossier: id, intitule: 'Un autre titre' });
  const fact = {
    objet: 'dossier',
    id_objet: id,
    by: world.agent,
    at: portal.clock.now(),
    action: 'instruction.grant',
  };
  const undone = inTransaction(db, async (tx) => {
    await writeHistory(tx, fact);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await ahead.done();
  expect(await held()).toBe(false);
  await inTransaction(db, (tx) => writeHistory(tx, fact));
  await ahead.done();
  expect(await held()).toBe(true);
  const { body } = await api(readDossier, { as: agent, params: { id } });
  expect(body.projets[0]?.corps.description?.intitule).toBe('Un autre titre');
});

it('the save of a draft has nothing read', async () => {
  const { world, calls, id_fo, id: dossier } = await aReady();
  await ahead.done();
  let objectifs = '';
  // More statements are sent when the rights kept in memory could not be confirmed in time: it is saved again.
  await expect
    .poll(async () => {
      const { projets } = await calls.read(world.jeanne, id_fo);
      const [{ id = '', version, corps } = { version: 0, corps: {} }] = projets;
      objectifs = `${objectifs}Autres`;
      const changes = { 'description.objectifs': { from: corps.description?.objectifs, to: objectifs } };
      const sent = await recordStatements(portal.pool, async () => {
        const call = { as: world.jeanne, params: { id_fo, id }, ifMatch: version, body: { changes } };
        expect((await api(projetEndpoints.saveProjet, call as never)).status).toBe(200);
        await ahead.done();
      });
      return sent.length;
    })
    .toBe(6);
  expect(await readLecteurs(db, dossier)).toEqual([]);
});

it('by night, what services lack of the dossiers in their hands is made, so many of them', async () => {
  const sent = [await aReady(), await aReady()];
  for (const { transmit } of sent) await transmit();
  const draft = await aReady();
  await deleteLectures(db);
  const kept = async () => {
    const all = await Promise.all([...sent, draft].map(({ id }) => readLecteurs(db, id)));
    return all.map((readers) => readers.length);
  };
  await fillLectures(portal, 0);
  expect(await kept()).toEqual([0, 0, 0]);
  await fillLectures(portal);
  expect(await kept()).toEqual([1, 1, 0]);
});
