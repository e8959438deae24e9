import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { vueEndpoints } from '@asso/contract/instruction/vue.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { vuesUsuelles } from '@asso/domain/instruction/vues-file.rows';
import { expect, test } from 'vitest';
import { setInstruction } from '../../dossier/test/test-filtres.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';
import { aDesk } from '../test/test-lots.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const { countVues, createVue } = vueEndpoints;
const { world, dossiers } = await aDesk(portal, ['D', 'D', '2', 'C', '6', '12', 'A']);
const [first, late] = dossiers;
await setInstruction(db, first?.id ?? '', { affecte_a: world.agent.id, affecte_le: new Date(today) });
await setInstruction(db, late?.id ?? '', { transmis_le: new Date('2026-01-01T12:00:00Z'), delai_jours: 30 });

const comptesOf = async (as: Actor, query: { genre?: 'agrement' } = {}) =>
  Object.fromEntries(
    (await api(countVues, { as, query })).body.comptes.map(({ id, total, totalExact }) => {
      expect(totalExact).toBe(true);
      return [id, total];
    }),
  );

test('each view of the queue has the number of dossiers of the list that it opens', async () => {
  const vue = {
    nom: 'Renvoyés ou rejetés',
    filtres: { etats: ['C' as const, '12' as const] },
    recherche: '',
  };
  const saved = (await api(createVue, { as: world.agent, body: { ...vue, tri: null } })).body.id;
  const comptes = await comptesOf(world.agent);
  const totalOf = async (filtres: object) =>
    (await api(dossierEndpoints.listDossiers, { as: world.agent, query: { ...filtres, limit: 1 } as never }))
      .body.total;
  for (const { id, filtres } of vuesUsuelles) expect([id, comptes[id]]).toEqual([id, await totalOf(filtres)]);
  expect(comptes).toEqual({
    ...{ 'a-instruire': 3, 'a-moi': 1, 'en-retard': 1, 'a-prendre': 2, 'en-instruction': 1 },
    ...{ renvoyes: 1, decides: 2, toutes: 6, [saved]: 2 },
  });
});

test('« moi » is who reads; another service, and the list of agréments, count their own', async () => {
  const collegue = await aCollegue(db, world);
  expect(await comptesOf(collegue)).toMatchObject({ 'a-instruire': 3, 'a-moi': 0 });
  expect(await comptesOf(world.autreAgent)).toMatchObject({ 'a-instruire': 0, toutes: 0 });
  expect(await comptesOf(world.agent, { genre: 'agrement' })).toMatchObject({ 'a-instruire': 0, toutes: 0 });
  expect((await api(countVues, { as: world.jeanne })).status).toBe(403);
});
