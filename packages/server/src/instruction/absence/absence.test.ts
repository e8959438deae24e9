import { absenceEndpoints } from '@asso/contract/instruction/absence.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { anAdministrateur } from '../../compte/test/test-administrateurs.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aWorld, leaveService, setTerritoire, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';
import { purgeAbsencesWorker } from './absence.job.ts';
import { listAbsences as listRows } from './absence.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db, clock } = portal;
const { listAbsences, createAbsence, saveAbsence, deleteAbsence } = absenceEndpoints;

/** The clock of the tests begins on 1 February 2027 at noon. */
const conges = {
  du: '2027-02-08',
  au: '2027-02-19',
  remplacant: null as string | null,
  mot: null as string | null,
};

async function aTeam() {
  clock.set(today);
  const world = await aWorld(db);
  const sacha = await aCollegue(db, world);
  const responsable = await aCollegue(db, world, 'responsable');
  const params = { service: world.drajes.id };
  const list = async (as: Actor) => (await api(listAbsences, { as, params })).body;
  const say = (as: Actor, id_utilisateur: string, changes: Partial<typeof conges> = {}) =>
    api(createAbsence, { as, params, body: { id_utilisateur, ...conges, ...changes } });
  const change = (as: Actor, absence: string, changes: Partial<typeof conges>, ifMatch = 1) =>
    api(saveAbsence, { as, params: { ...params, absence }, ifMatch, body: { ...conges, ...changes } });
  const remove = (as: Actor, absence: string, ifMatch = 1) =>
    api(deleteAbsence, { as, params: { ...params, absence }, ifMatch });
  return { ...world, sacha, responsable, params, list, say, change, remove };
}

test('one says one’s own absence, who answers for the service that of anybody; all of the service read it', async () => {
  const { agent, sacha, responsable, say, list } = await aTeam();
  const own = await say(agent, agent.id, { remplacant: sacha.id, mot: '  Le numéro du standard répond. ' });
  expect([own.status, own.body.mot, own.body.remplacant?.id]).toEqual([
    201,
    'Le numéro du standard répond.',
    sacha.id,
  ]);
  expect((await say(sacha, agent.id, { du: '2027-03-01', au: '2027-03-02' })).codes).toEqual([
    'instruction.absence-non-responsable',
  ]);
  expect((await say(responsable, sacha.id, { du: '2027-02-09' })).status).toBe(201);
  const read = await list(sacha);
  expect(read.items.map(({ personne, rights }) => [personne.id, rights.edit])).toEqual([
    [agent.id, false],
    [sacha.id, true],
  ]);
  expect([read.jour, read.rights.autrui, (await list(responsable)).rights.autrui]).toEqual([
    '2027-02-01',
    false,
    true,
  ]);
});

test('another service, its administrators and associations neither read nor change anything', async () => {
  const { agent, autreAgent, jeanne, drajes, params, say, change, remove, list } = await aTeam();
  await setTerritoire(db, drajes.id, '13');
  const { id } = (await say(agent, agent.id)).body;
  const ailleurs = await anAdministrateur(db, { territoire: '30' });
  for (const as of [autreAgent, ailleurs]) {
    expect((await api(listAbsences, { as, params })).codes).toEqual(['instruction.introuvable']);
    expect((await say(as, agent.id)).codes).toEqual(['instruction.introuvable']);
    expect((await change(as, id, {})).codes).toEqual(['instruction.introuvable']);
    expect((await remove(as, id)).codes).toEqual(['instruction.introuvable']);
  }
  expect((await api(listAbsences, { as: jeanne, params })).status).toBe(403);
  expect((await say(jeanne, jeanne.id)).status).toBe(403);
  expect((await list(agent)).items).toHaveLength(1);
  const local = await anAdministrateur(db, { territoire: '13' });
  expect((await change(local, id, { au: '2027-02-12' })).body.au).toBe('2027-02-12');
});

test('an absence of one service is not reached through another', async () => {
  const { agent, say } = await aTeam();
  const other = await aTeam();
  const { id } = (await say(agent, agent.id)).body;
  expect((await other.change(other.responsable, id, {})).codes).toEqual(['instruction.introuvable']);
});

test('each mistake is refused in its own words, and nothing is written', async () => {
  const { agent, sacha, autreAgent, say, list } = await aTeam();
  const refusals = async (changes: Partial<typeof conges>) => {
    const { body } = await say(agent, agent.id, changes);
    const { problems } = body as unknown as { problems: { field: string; message: string }[] };
    return problems.map(({ field, message }) => `${field} : ${message}`);
  };
  expect(await refusals({ au: '2027-02-07' })).toEqual([
    'au : Le dernier jour vient avant le premier. Corrigez l’un des deux.',
  ]);
  expect(await refusals({ du: '2027-01-04', au: '2027-01-31' })).toEqual([
    'au : Cette absence est déjà finie. Donnez un dernier jour à venir.',
  ]);
  expect(await refusals({ remplacant: agent.id })).toEqual([
    'remplacant : Qui s’absente ne peut pas recevoir à sa propre place. Choisissez un collègue, ou « Personne ».',
  ]);
  expect(await refusals({ remplacant: autreAgent.id })).toEqual([
    'remplacant : Cette personne n’est pas de votre service. Choisissez une personne de la liste.',
  ]);
  expect((await list(agent)).items).toEqual([]);
  await say(agent, agent.id, { remplacant: sacha.id });
  expect(await refusals({ du: '2027-02-19', au: '2027-02-26' })).toEqual([
    'du : Une absence est déjà notée du 08/02/2027 au 19/02/2027. Changez ses jours, ou choisissez-en d’autres.',
  ]);
  expect((await list(agent)).items).toHaveLength(1);
});

test('an absence changes until it ends, for who read its last version', async () => {
  const { agent, sacha, say, change, remove, list } = await aTeam();
  const { id } = (await say(agent, agent.id, { remplacant: sacha.id })).body;
  expect((await change(agent, id, { au: '2027-02-26' })).body.version).toBe(2);
  expect((await change(agent, id, {})).status).toBe(409);
  expect((await change(sacha, id, {}, 2)).codes).toEqual(['instruction.absence-non-responsable']);
  // Who comes back earlier ends the absence the day before.
  clock.set('2027-02-15T08:00:00Z');
  expect((await list(sacha)).items.map(({ etat, vacance }) => [etat, vacance])).toEqual([
    ['en-cours', 'aucun'],
  ]);
  expect((await change(agent, id, { au: '2027-02-14' }, 2)).body.etat).toBe('finie');
  expect((await change(agent, id, { au: '2027-02-26' }, 3)).codes).toEqual(['instruction.absence-finie']);
  expect((await remove(agent, id, 3)).codes).toEqual(['instruction.absence-finie']);
  const next = (await say(agent, agent.id, { du: '2027-03-01', au: '2027-03-05' })).body;
  expect((await remove(sacha, next.id)).codes).toEqual(['instruction.absence-non-responsable']);
  expect((await remove(agent, next.id)).body).toEqual({ id: next.id });
  expect((await list(agent)).items.map((one) => one.id)).toEqual([id]);
});

test('who leaves the service takes their absences along, and stands in for nobody', async () => {
  const { agent, sacha, responsable, say, list } = await aTeam();
  await say(agent, agent.id, { remplacant: sacha.id });
  await say(responsable, sacha.id, { remplacant: agent.id });
  await leaveService(db, sacha.id);
  clock.set('2027-02-10T08:00:00Z');
  expect((await list(agent)).items.map(({ personne, vacance }) => [personne.id, vacance])).toEqual([
    [agent.id, 'parti'],
  ]);
});

test('an absence is forgotten ninety days after its end', async () => {
  const { agent, drajes, say } = await aTeam();
  await say(agent, agent.id);
  const kept = async () => (await listRows(db, [drajes.id], '2000-01-01')).length;
  const purgedAt = async (now: string) => {
    clock.set(now);
    const context = { id: 'x', attempt: 1, isLastAttempt: true, signal: new AbortController().signal };
    await purgeAbsencesWorker(portal).handler({}, context);
    return kept();
  };
  expect([await purgedAt('2027-05-20T04:00:00Z'), await purgedAt('2027-05-21T04:00:00Z')]).toEqual([1, 0]);
});
