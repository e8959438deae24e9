import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { setCrf } from '../instruction/test/test-versements.sql.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { leaveYears, today } from '../subvention/test/test-dossiers.sql.ts';
import { aGranted, versement } from './test/test-paiements.ts';

const portal = await aPortal({ features, clock: aClock(today) });

test('the payments of a dossier tell its service what holds a balance back, and the association nothing of it', async () => {
  const { world, id, id_fo, ask, move, list } = await aGranted(portal);
  await ask(1200);
  await move('take');
  await move('order');
  await move('pay', versement);
  await ask(800);
  await leaveYears(portal.db, id_fo, { exercice: 2025, exercice_fin: 2025 });
  const retenues = async (as = world.agent) => (await list(as)).body.items.map(({ retenue }) => retenue);
  expect(await retenues()).toEqual(['Compte rendu 2025 en retard', null]);
  expect(await retenues(world.jeanne)).toEqual([null, null]);
  const crf = { id_dossier: id, exercice: 2025 };
  await setCrf(portal.db, { ...crf, id_etat: 3 });
  expect(await retenues()).toEqual(['Compte rendu 2025 renvoyé', null]);
  await setCrf(portal.db, { ...crf, id_etat: 4 });
  expect(await retenues()).toEqual(['Compte rendu 2025 à lire', null]);
  await setCrf(portal.db, { ...crf, id_etat: 5 });
  expect(await retenues()).toEqual([null, null]);
});
