import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import { agrementCalls, anAgrementWorld } from './test/test-agrements.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;
const world = await anAgrementWorld(db);
const { aGranted } = agrementCalls(portal, world);

const tours = ['association', 'service', 'personne'] as const;

test('a granted agrément waits for nobody, and its association has asked for something before', async () => {
  const read = async () => {
    const { body } = await api(tableauDeBordEndpoints.tableauDeBord, { as: world.jeanne });
    const totals = await Promise.all(
      tours.map((tour) => api(dossierEndpoints.listDossiers, { as: world.jeanne, query: { tour: [tour] } })),
    );
    return [body.isPremiere, body.aFaire.length + body.enCours.length, totals.map((one) => one.body.total)];
  };
  expect(await read()).toEqual([true, 0, [0, 0, 0]]);
  await aGranted();
  expect(await read()).toEqual([false, 0, [0, 0, 1]]);
});
