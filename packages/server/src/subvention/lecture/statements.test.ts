// Each statement costs the server as much as a whole small call: those of the calls made most are counted.
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { recordStatements } from '../../platform/db/test/test-statements.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aWorld, today } from '../test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

async function aDraft() {
  const world = await aWorld(db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id_fo } = await calls.aReady();
  return { world, as: world.jeanne, id_fo, dossier: await calls.read(world.jeanne, id_fo) };
}

it('a field of a project is saved in six statements, its transaction included', async () => {
  const { as, id_fo, dossier } = await aDraft();
  const [projet] = dossier.projets;
  const { id = '', version } = projet ?? {};
  const changes = { 'description.objectifs': { from: projet?.corps.description?.objectifs, to: 'Autres' } };
  const sent = await recordStatements(portal.pool, async () => {
    const call = { as, params: { id_fo, id }, ifMatch: version, body: { changes } };
    expect((await api(projetEndpoints.saveProjet, call as never)).status).toBe(200);
  });
  expect(sent).toHaveLength(6);
  expect([sent[0], sent.at(-1)]).toEqual(['begin', 'commit']);
});

it('a field of the head is saved in six statements, its transaction included', async () => {
  const { as, id_fo, dossier } = await aDraft();
  const changes = { 'attestation.lieu': { from: 'Marseille', to: 'Aubagne' } };
  const sent = await recordStatements(portal.pool, async () => {
    const call = { as, params: { id_fo }, ifMatch: dossier.version, body: { changes } };
    expect((await api(dossierEndpoints.saveDossier, call as never)).status).toBe(200);
  });
  expect(sent).toHaveLength(6);
});
