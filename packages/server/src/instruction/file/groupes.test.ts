import { groupesEndpoints } from '@asso/contract/instruction/groupes.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { insertInstruction } from '../../dossier/dossier.sql.ts';
import { setInstruction } from '../../dossier/test/test-filtres.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { today } from '../../subvention/test/test-dossiers.sql.ts';
import { aDesk } from '../test/test-lots.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const { world, dossiers } = await aDesk(portal, ['D', '2', '6']);

const groupesOf = async (as: Actor, query: object = {}) =>
  (await api(groupesEndpoints.listGroupes, { as, query })).body.groupes
    .map(({ sous_dispositif, nombre, demande }) => [sous_dispositif, nombre, demande])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));

test('each sub-scheme of the filtered list is counted, with what its dossiers ask, in the services of who reads', async () => {
  expect(await groupesOf(world.agent)).toEqual([
    ['Type 0', 1, 2000],
    ['Type 1', 1, 2000],
    ['Type 2', 1, 2000],
  ]);
  expect(await groupesOf(world.agent, { etats: ['2', '6'] })).toEqual([
    ['Type 1', 1, 2000],
    ['Type 2', 1, 2000],
  ]);
  expect(await groupesOf(world.agent, { searchQuery: dossiers[0]?.id_fo })).toEqual([['Type 0', 1, 2000]]);
  expect(await groupesOf(world.autreAgent)).toEqual([]);
  expect((await api(groupesEndpoints.listGroupes, { as: world.jeanne })).status).toBe(403);
});

test('a dossier that two services have asks both, as its line says, and counts once', async () => {
  const [partage] = dossiers;
  const id_dossier = partage?.id ?? '';
  const other = { id_dossier, id_service_instructeur: world.cd.id, etat: 'D' as const };
  await inTransaction(db, (trx) => insertInstruction(trx, { ...other, at: new Date(today) }));
  await setInstruction(db, id_dossier, { montant_demande: 1100 });
  expect((await groupesOf(world.agent))[0]).toEqual(['Type 0', 1, 2200]);
});
