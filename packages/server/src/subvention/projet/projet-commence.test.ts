import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { dossierCreation, subventionCalls } from '../test/test-calls.ts';
import { aWorld, today } from '../test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;
const projet = {
  intitule: 'Des sorties en mer',
  montant_demande: 2800,
  date_debut: '2027-06-01',
  date_fin: '2027-09-30',
  description: 'Douze sorties pour trente jeunes.',
};

it('what was written without an account opens the first project, and two tabs make one request', async () => {
  const world = await aWorld(db);
  await world.publish({});
  const { fill } = subventionCalls(portal, world);
  const as = world.jeanne;
  const begin = () =>
    api(dossierEndpoints.createDossier, {
      as,
      body: { ...dossierCreation(world), projet } as never,
      idempotencyKey: 'brouillon-sans-compte-1',
    });
  const [first, second] = [await begin(), await begin()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.id_fo).toBe(first.body.id_fo);
  const params = { id_fo: first.body.id_fo };
  const read = async () => (await api(readDossier, { as, params: { id: params.id_fo } })).body;
  expect(await read()).toMatchObject({
    description: { projet: projet.intitule },
    commence: { intitule: projet.intitule, montant_demande: 2800 },
    projets: [],
  });
  await fill(as, params.id_fo);
  const { status, body } = await api(projetEndpoints.createProjet, { as, params });
  expect(status).toBe(201);
  const { montant_demande, ...textes } = projet;
  expect(body.corps.description).toMatchObject(textes);
  expect(body.corps.financements?.[0]?.montant_demande).toBe(montant_demande);
  expect(body.corps.need_validation).toBe(true);
  expect(await read()).toMatchObject({ commence: null, description: { projet: projet.intitule } });
});

it('a text longer than the form allows is refused before anything is begun', async () => {
  const world = await aWorld(db);
  await world.publish({});
  const { status } = await api(dossierEndpoints.createDossier, {
    as: world.jeanne,
    body: { ...dossierCreation(world), projet: { intitule: 'x'.repeat(101) } } as never,
  });
  expect(status).toBe(400);
});
