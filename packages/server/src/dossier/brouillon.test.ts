import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import {
  dossierSubventionEndpoints,
  readDossier,
} from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api } = portal;
const world = await aWorld(portal.db);
const { aReady, transmit } = subventionCalls(portal, world);
await world.publish();
const draft = await aReady();
const { id_fo } = draft;
const admin = (territoire: string | null): Actor => ({
  ...world.agent,
  role: 'rds.admin',
  services: [],
  territoire,
});
const ofService: [who: string, actor: Actor][] = [
  ['an agent of its service', world.agent],
  ['the administrator of its territory', admin('13')],
  ['a national administrator', admin(null)],
];

const calls: [what: string, status: (as: Actor) => Promise<number>][] = [
  ['the dossier', async (as) => (await api(readDossier, { as, params: { id: id_fo } })).status],
  [
    'its projects',
    async (as) => (await api(projetEndpoints.listProjets, { as, params: { id: id_fo } })).status,
  ],
  [
    'its pieces',
    async (as) =>
      (await api(dossierSubventionEndpoints.listPieces, { as, query: { id_demande: id_fo } })).status,
  ],
  [
    'its history',
    async (as) => (await api(dossierEndpoints.readHistorique, { as, params: { id: id_fo } })).status,
  ],
  ['its PDF', async (as) => (await api(dossierEndpoints.readPdf, { as, params: { id: id_fo } })).status],
  [
    'a change of it',
    async (as) =>
      (
        await api(dossierEndpoints.saveDossier, {
          ...{ as, params: { id_fo }, ifMatch: draft.version },
          body: { changes: {} },
        })
      ).status,
  ],
];

test.each(calls)('a draft never sent opens %s to who writes it, and to no service', async (_, status) => {
  for (const [who, actor] of ofService) expect([who, await status(actor)]).toEqual([who, 404]);
  expect(await status(world.jeanne)).toBe(200);
});

const rows = async (as: Actor, query: object) =>
  (await api(dossierEndpoints.listDossiers, { as, query: query as never })).body.items.filter(
    (one) => one.id_fo === id_fo,
  );

test('its service knows that it was begun, by which association, for which aid, and nothing that stands in it', async () => {
  const [own] = await rows(world.jeanne, { etats: ['A'] });
  expect(own).toMatchObject({ montant_demande: 2000, description: { projet: expect.any(String) } });
  for (const [, as] of ofService) {
    const [row] = await rows(as, { etats: ['A'], populate: ['projets', 'messages'] });
    expect(row).toMatchObject({
      demandeur: { nom: 'Les Voisins de la rue Haute', id_siret: world.siret },
      description: { exercice: 2027, projet: null, statut: 'incomplet' },
      ...{ montant_demande: 0, createdBy: { id: '', nom: '' }, sharedWith: [] },
      instructions: [{ etat: 'A', montant_demande: 0 }],
    });
    expect(Object.values(row?.rights ?? {})).not.toContain(true);
    expect(row).not.toHaveProperty('projets');
    expect(JSON.stringify(row)).not.toContain('2000');
  }
});

test('no search, filter or order tells its service what stands in the draft', async () => {
  const intitule = (await rows(world.jeanne, { etats: ['A'] }))[0]?.description.projet ?? '';
  for (const query of [
    { searchQuery: intitule },
    { statuts: ['complet'] },
    { demande_min: ['1000'] },
    { createdBy: [world.jeanne.id] },
    { tri: '-demande' },
  ]) {
    const asked = { etats: ['A'], ...query };
    expect(await rows(world.jeanne, asked), JSON.stringify(query)).toHaveLength(1);
    expect(await rows(world.agent, asked), JSON.stringify(query)).toEqual([]);
  }
});

test('a draft that is removed is told to no service', async () => {
  const params = { id: id_fo };
  expect((await api(dossierEndpoints.deleteDossier, { as: world.jeanne, params })).status).toBe(200);
  for (const [, as] of ofService) expect(await rows(as, { includeDeleted: true })).toEqual([]);
  expect(await rows(world.jeanne, { includeDeleted: true })).toHaveLength(1);
  expect((await api(dossierEndpoints.restoreDossier, { as: world.jeanne, params })).status).toBe(200);
});

test('once it is sent, its service reads it', async () => {
  expect((await transmit(world.jeanne, id_fo)).status).toBe(200);
  const reading = calls.slice(0, -1);
  for (const [what, status] of reading)
    for (const [who, as] of ofService) expect([what, who, await status(as)]).toEqual([what, who, 200]);
});
