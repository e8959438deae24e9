import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { veilleEndpoints } from '@asso/contract/dossier/veille.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aWorld, markEtats, today } from '../test/test-dossiers.sql.ts';
import { countPresences, shareWithNamed } from '../test/test-partage.sql.ts';
import { purgeVeilleWorker } from './purge-veille.job.ts';

const { saveDossier } = dossierEndpoints;
const { saveProjet } = projetEndpoints;
const { readVeille } = veilleEndpoints;

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { db, api } = portal;

/** Creates Jeanne's dossier with its project, in which Ali Alaoui writes too. */
async function aSharedDossier() {
  const world = await aWorld(db);
  await world.publish();
  const { read, aReady } = subventionCalls(portal, world);
  const dossier = await aReady();
  const { jeanne, ali } = world;
  const named = { id: ali.id, prenom: 'Ali', nom: 'Alaoui', par: jeanne.id, at: clock.now() };
  await shareWithNamed(db, { id_dossier: dossier.id, ...named });
  const [projet] = (await read(jeanne, dossier.id_fo)).projets;
  if (!projet) throw new Error('a project');
  const look = (as: Actor, page = projet.id) =>
    api(readVeille, { as, params: { id: dossier.id_fo }, query: { page } });
  const save = (as: Actor, changes: object) =>
    api(saveProjet, {
      as,
      params: { id_fo: dossier.id_fo, id: projet.id },
      ifMatch: projet.version,
      body: { changes: changes as never },
    });
  return { world, dossier, projet, look, save };
}

const later = (seconds: number) => clock.advance(seconds);

describe('what an open page is told', () => {
  test('who else has it open and since when, nobody else’s page, and not oneself', async () => {
    const { world, look } = await aSharedDossier();
    const since = clock.now().toISOString();
    expect((await look(world.ali)).body.presents).toEqual([]);
    later(8);
    expect((await look(world.jeanne)).body.presents).toEqual([
      { id: world.ali.id, nom: 'Ali Alaoui', depuis: since },
    ]);
    expect((await look(world.jeanne, 'demandeur')).body.presents).toEqual([]);
  });

  test.each([
    [24, 1],
    [26, 0],
  ])('%i seconds after the last look of the other, %i are there', async (seconds, present) => {
    const { world, look } = await aSharedDossier();
    await look(world.ali);
    later(seconds);
    expect((await look(world.jeanne)).body.presents).toHaveLength(present);
  });

  test('somebody who stays keeps the hour they came; who comes back has a new one', async () => {
    const { world, look } = await aSharedDossier();
    const first = clock.now().toISOString();
    for (const seconds of [0, 8, 8, 8, 8]) {
      later(seconds);
      await look(world.ali);
    }
    expect((await look(world.jeanne)).body.presents).toEqual([
      { id: world.ali.id, nom: 'Ali Alaoui', depuis: first },
    ]);
    later(60);
    const back = clock.now().toISOString();
    await look(world.ali);
    expect((await look(world.jeanne)).body.presents).toEqual([
      { id: world.ali.id, nom: 'Ali Alaoui', depuis: back },
    ]);
  });

  test('which project changed, by whom, and whether it was oneself', async () => {
    const { world, projet, look, save } = await aSharedDossier();
    expect(
      (
        await save(world.ali, {
          'description.objectifs': { from: projet.corps.description?.objectifs, to: 'Autres' },
        })
      ).status,
    ).toBe(200);
    const seen = await look(world.jeanne);
    expect(seen.body.projets).toEqual([
      {
        id: projet.id,
        version: projet.version + 1,
        le: clock.now().toISOString(),
        par: 'Ali Alaoui',
        moi: false,
      },
    ]);
    expect((await look(world.ali)).body.projets[0]?.moi).toBe(true);
  });

  test('nothing of a dossier of others: the same answer as for none', async () => {
    const { world, look } = await aSharedDossier();
    const hidden = await look(world.paul);
    const missing = await api(readVeille, {
      as: world.paul,
      params: { id: '27-999999' },
      query: { page: 'demandeur' },
    });
    expect([hidden.status, hidden.codes]).toEqual([404, ['dossier.inaccessible']]);
    expect(missing.problem).toEqual({ ...hidden.problem, instance: missing.problem.instance });
    expect((await look(world.autreAgent)).status).toBe(404);
  });

  test('nothing either to who may only read it, and they are not shown as being there', async () => {
    const { world, dossier, look } = await aSharedDossier();
    await markEtats(db, dossier.id_fo, 'D');
    const refused = await look(world.jeanne);
    expect([refused.status, refused.codes]).toEqual([403, ['dossier.non-editable']]);
    expect(await countPresences(db, dossier.id)).toBe(0);
  });

  test('who left is forgotten within the hour', async () => {
    const { world, dossier, look } = await aSharedDossier();
    await look(world.ali);
    later(61);
    await look(world.jeanne);
    const { handler } = purgeVeilleWorker(portal);
    await handler({}, { id: '1', attempt: 1, isLastAttempt: false, signal: AbortSignal.abort() });
    expect(await countPresences(db, dossier.id)).toBe(1);
  });
});

describe('a conflict', () => {
  test('names who changed the project meanwhile, and when', async () => {
    const { world, projet, save } = await aSharedDossier();
    const objectifs = projet.corps.description?.objectifs;
    await save(world.ali, { 'description.objectifs': { from: objectifs, to: 'Ceux d’Ali' } });
    const at = clock.now().toISOString();
    later(30);
    const { status, problem } = await save(world.jeanne, {
      'description.objectifs': { from: objectifs, to: 'Les miens' },
    });
    expect([status, problem.par, problem.le, problem.moi]).toEqual([409, 'Ali Alaoui', at, false]);
    // The same person in another window is told so by their account: two colleagues may have one name.
    const again = await save(world.ali, { 'description.objectifs': { from: objectifs, to: 'Encore' } });
    expect([again.status, again.problem.par, again.problem.moi]).toEqual([409, 'Ali Alaoui', true]);
  });

  test('names who changed the head meanwhile', async () => {
    const { world, dossier } = await aSharedDossier();
    const save = (as: Actor, to: string) =>
      api(saveDossier, {
        as,
        params: { id_fo: dossier.id_fo },
        ifMatch: dossier.version,
        body: { changes: { 'attestation.lieu': { from: 'Marseille', to } } },
      });
    expect((await save(world.ali, 'Aubagne')).status).toBe(200);
    const { status, problem } = await save(world.jeanne, 'Cassis');
    expect([status, problem.par]).toEqual([409, 'Ali Alaoui']);
  });
});
