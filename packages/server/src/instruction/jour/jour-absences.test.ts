import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { absenceEndpoints } from '@asso/contract/instruction/absence.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { jourEndpoints } from '@asso/contract/instruction/jour.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, setTerritoire, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db, clock } = portal;

const dayOf = async (as: Actor) => (await api(jourEndpoints.readJour, { as, query: { voir: 'moi' } })).body;
const linesOf = async (as: Actor) =>
  (await dayOf(as)).lignes.map(({ genre, id_fo, pour }) => [genre, id_fo, pour]);

/** The answer to the dossier of the agent is due on 2 May 2027. */
const [avant, pendant, apres] = ['2027-05-09T12:00:00Z', '2027-05-12T12:00:00Z', '2027-05-22T12:00:00Z'];

/** A dossier is the agent's, who is away from 10 to 21 May 2027 and left it to Sacha. */
async function anAbsence(remplacant: 'sacha' | null = 'sacha') {
  clock.set(today);
  const world = await aWorld(db);
  await world.publish();
  const { aReady, transmit } = subventionCalls(portal, world);
  const sacha = await aCollegue(db, world);
  const { id_fo } = await aReady();
  await transmit(world.jeanne, id_fo);
  const params = { id: id_fo, service: world.drajes.id };
  await api(bureauEndpoints.saveAffectation, {
    as: world.agent,
    params,
    body: { de: null, a: world.agent.id },
  });
  const look = (as: Actor) => api(bureauEndpoints.readBureauDossier, { as, params });
  const away = (as: Actor, changes: { du: string; au: string; remplacant: string | null }) =>
    api(absenceEndpoints.createAbsence, {
      as,
      params: { service: world.drajes.id },
      body: { id_utilisateur: as.id, mot: null, ...changes },
    });
  await look(world.agent);
  const said = await away(world.agent, {
    ...{ du: '2027-05-10', au: '2027-05-21' },
    remplacant: remplacant && sacha.id,
  });
  expect(said.codes).toEqual([]);
  const write = () =>
    api(messageEndpoints.sendMessage, {
      as: world.jeanne,
      params: { id: id_fo },
      body: { message: 'Voici le devis.' },
    });
  const anEtiquette = async (as: Actor) =>
    (
      await api(bureauEndpoints.createEtiquette, {
        as,
        params: { service: world.drajes.id },
        body: { nom: 'Jeunes' },
      })
    ).body.id;
  return { ...world, sacha, id_fo, params, look, away, write, anEtiquette };
}

test('the lines of who is away are in the day of who receives, and stay in theirs', async () => {
  const { agent, sacha, id_fo } = await anAbsence();
  const own = ['commencer', id_fo, null];
  for (const [now, received] of [
    [avant, []],
    [pendant, [['commencer', id_fo, 'Jeanne']]],
    [apres, []],
  ] as const) {
    clock.set(now);
    expect(await linesOf(agent)).toEqual([own]);
    expect(await linesOf(sacha)).toEqual(received);
  }
  clock.set(pendant);
  expect((await dayOf(sacha)).remplaces).toEqual([{ nom: 'Jeanne Roux', au: '2027-05-21' }]);
  expect((await dayOf(sacha)).absents).toEqual([
    { id: agent.id, nom: 'Jeanne Roux', au: '2027-05-21', recoit: 'Sacha Petit', vacance: null },
  ]);
});

test('nobody receives without a stand-in, or when the stand-in is away too: the lines wait in the service', async () => {
  const alone = await anAbsence(null);
  clock.set(pendant);
  expect(await linesOf(alone.sacha)).toEqual([]);
  const both = await anAbsence();
  await both.away(both.sacha, { du: '2027-05-12', au: '2027-05-12', remplacant: both.agent.id });
  clock.set(pendant);
  expect(await linesOf(both.sacha)).toEqual([]);
  expect((await dayOf(both.agent)).absents.map(({ nom, recoit, vacance }) => [nom, recoit, vacance])).toEqual(
    [
      ['Sacha Petit', null, 'absent'],
      ['Jeanne Roux', null, 'absent'],
    ],
  );
  clock.set('2027-05-13T12:00:00Z');
  expect(await linesOf(both.sacha)).toEqual([['commencer', both.id_fo, 'Jeanne']]);
});

test('what came is new until the stand-in or the person looks at it', async () => {
  const { agent, sacha, id_fo, look, write } = await anAbsence();
  clock.set('2027-05-09T12:00:00Z');
  await look(agent);
  clock.set(pendant);
  expect(await linesOf(sacha)).toEqual([['commencer', id_fo, 'Jeanne']]);
  const jusqu_a = (await write()).body.id;
  const genres = async (as: Actor) => (await dayOf(as)).lignes.map(({ genre }) => genre);
  expect(await genres(sacha)).toEqual(['commencer', 'reponse']);
  await api(messageEndpoints.markMessagesLus, { as: sacha, params: { id: id_fo }, body: { jusqu_a } });
  expect(await genres(sacha)).toEqual(['commencer']);
  // Nothing is lost: who comes back still has it to read.
  clock.set(apres);
  expect(await genres(agent)).toEqual(['commencer', 'reponse']);
});

test('the days are those of the place of the service', async () => {
  const { drajes, sacha } = await anAbsence();
  await setTerritoire(db, drajes.id, '974');
  const pours = async (now: string) => {
    clock.set(now);
    return (await dayOf(sacha)).remplaces.length;
  };
  expect(await pours('2027-05-09T19:59:00Z')).toBe(0);
  expect(await pours('2027-05-09T20:00:00Z')).toBe(1);
  expect(await pours('2027-05-21T19:59:00Z')).toBe(1);
  expect(await pours('2027-05-21T20:00:00Z')).toBe(0);
});

test('who comes back is told for a week how many of their dossiers changed', async () => {
  const { agent, sacha, params, anEtiquette } = await anAbsence();
  clock.set(apres);
  expect((await dayOf(agent)).retour).toEqual({ du: '2027-05-10', au: '2027-05-21', dossiers: 0 });
  clock.set(pendant);
  expect((await dayOf(agent)).retour).toBeNull();
  await api(bureauEndpoints.attachEtiquette, {
    as: sacha,
    params: { ...params, etiquette: await anEtiquette(sacha) },
  });
  clock.set(apres);
  expect((await dayOf(agent)).retour?.dossiers).toBe(1);
  clock.set(pendant);
  await api(bureauEndpoints.saveAffectation, {
    as: sacha,
    params,
    body: { de: agent.id, a: sacha.id },
  });
  clock.set(apres);
  // Given away meanwhile, it is no longer theirs.
  expect((await dayOf(agent)).retour?.dossiers).toBe(0);
  expect((await dayOf(sacha)).retour).toBeNull();
  clock.set('2027-05-29T12:00:00Z');
  expect((await dayOf(agent)).retour).toBeNull();
});
