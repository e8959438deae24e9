// Whoever transmits certifies what they read: what changed since is refused, and what they read now is sent.
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aRib, aWorld, today } from '../test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

async function aReadDossier() {
  const world = await aWorld(db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id_fo } = await calls.aReady();
  const read = async () => {
    const { body, etag = '' } = await api(readDossier, { as: world.jeanne, params: { id: id_fo } });
    return { ...body, etag };
  };
  const { projets, ...lu } = await read();
  const projet = projets[0] as (typeof projets)[number];
  const saveProjetOnce = () =>
    api(projetEndpoints.saveProjet, {
      as: world.jeanne,
      params: { id_fo, id: projet.id },
      ifMatch: projet.version,
      body: {
        changes: { 'description.objectifs': { from: projet.corps.description?.objectifs, to: 'Autre' } },
      },
    });
  return { ...calls, world, id_fo, projet, lu, read, saveProjetOnce };
}

type Lu = Awaited<ReturnType<typeof aReadDossier>>;

const asJeanne = ({ world: { jeanne: as }, id_fo, projet }: Lu) => ({ as, params: { id_fo, id: projet.id } });

const inDossier: [string, (lu: Lu) => Promise<{ status: number }>][] = [
  ['a project is saved', ({ saveProjetOnce }) => saveProjetOnce()],
  ['a project is added', ({ addProjet, world, id_fo }) => addProjet(world.jeanne, id_fo)],
  [
    'a project is copied',
    ({ world: { jeanne: as }, id_fo: id, projet }) =>
      api(projetEndpoints.duplicateProjet, { as, params: { id, projectId: projet.id }, body: {} }),
  ],
  ['a project is removed', (lu) => api(projetEndpoints.deleteProjet, asJeanne(lu))],
];

test.each(inDossier)('when %s, the version read before no longer transmits', async (_, change) => {
  const lu = await aReadDossier();
  expect((await change(lu)).status).toBeLessThan(300);
  const { transmit, world, id_fo, lu: before } = lu;
  for (const ifMatch of [before.version, before.etag]) {
    const refused = await transmit(world.jeanne, id_fo, { ifMatch });
    expect([refused.status, refused.codes]).toEqual([409, ['kernel.conflit']]);
  }
});

test('what is read again is transmitted, by its version or by its whole ETag', async () => {
  const first = await aReadDossier();
  await first.saveProjetOnce();
  const { version } = await first.read();
  expect((await first.transmit(first.world.jeanne, first.id_fo, { ifMatch: version })).status).toBe(200);
  const second = await aReadDossier();
  await second.saveProjetOnce();
  const { etag } = await second.read();
  expect(etag).toMatch(/^"\d+-[\w-]+"$/);
  expect((await second.transmit(second.world.jeanne, second.id_fo, { ifMatch: etag })).status).toBe(200);
});

test('the whole ETag also holds what is shown of the association', async () => {
  const { world, id_fo, lu, transmit } = await aReadDossier();
  await aRib(db, world);
  const refused = await transmit(world.jeanne, id_fo, { ifMatch: lu.etag });
  expect([refused.status, refused.codes]).toEqual([409, ['kernel.conflit']]);
  expect((await transmit(world.jeanne, id_fo, { ifMatch: lu.version })).status).toBe(200);
});

test('a form saved field by field goes on being merged under an older version', async () => {
  const { world, id_fo, lu, saveProjetOnce, read } = await aReadDossier();
  await saveProjetOnce();
  const saved = await api(dossierEndpoints.saveDossier, {
    as: world.jeanne,
    params: { id_fo },
    ifMatch: lu.etag,
    body: { changes: { 'attestation.lieu': { from: 'Marseille', to: 'Aubagne' } } },
  });
  expect(saved.status).toBe(200);
  expect((await read()).version).toBeGreaterThan(lu.version + 1);
});
