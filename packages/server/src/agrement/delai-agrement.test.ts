import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import { agrementCalls, anAgrementWorld } from './test/test-agrements.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { db, api } = portal;
const definition = { delai_habituel_jours: 60 };
const world = await anAgrementWorld(db, { definition });
const { aReady, transmit } = agrementCalls(portal, world);
const tableau = async () => (await api(tableauDeBordEndpoints.tableauDeBord, { as: world.jeanne })).body;
const { id_fo } = await aReady();

test('the home page says until when an agrément may be asked for, and in how long its service answers', async () => {
  expect((await tableau()).aFaire).toMatchObject([
    { id_fo, echeance: '2027-03-11T22:59:59.000Z', delai_jours: 60 },
  ]);
  await transmit(id_fo);
  expect((await tableau()).enCours).toMatchObject([{ id_fo, echeance: null, delai_jours: 60 }]);
});

test('the queue finds an agrément whose service is late, once the usual delay is over', async () => {
  const retards = async () => {
    const query = { genres: ['agrement'], retard: ['oui'] } as const;
    return (await api(dossierEndpoints.listDossiers, { as: world.agent, query })).body.total;
  };
  expect(await retards()).toBe(0);
  clock.advance(61 * 86_400);
  expect(await retards()).toBe(1);
});
