import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it, test } from 'vitest';
import { aCompte } from '../compte/test-comptes.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test-app.ts';
import { callsOf } from '../subvention/test-calls.ts';
import { aWorld, setTerritoire, today } from '../subvention/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const {
  listCampagnes,
  readCampagne,
  saveBrouillon,
  publishCampagne,
  createSubvention,
  updateSubvention,
  deleteSubvention,
  duplicateSubvention,
  readHistoriqueCampagne,
} = campagneEndpoints;

const anAdmin = async (changes: Partial<Actor> = {}): Promise<Actor> => {
  const { id, email } = await aCompte(db);
  const role = changes.role ?? 'rds.admin';
  const person = { civilite: null, nom: 'Vidal', prenom: 'Claire', associations: [], services: [] };
  return { id, email, ...person, role, roles: [role], territoire: null, ...changes };
};
const national = await anAdmin();
const local = await anAdmin({ territoire: '13' });
const ailleurs = await anAdmin({ territoire: '30' });
const appli = await anAdmin({ role: 'rds.appli_admin' });

/** A published campaign of a service of département 13, and calls on it. */
async function aCampaign() {
  const world = await aWorld(db);
  await setTerritoire(db, world.drajes.id, '13');
  await world.publish();
  const params = { id: world.code };
  const read = async (as: Actor = national) => (await api(readCampagne, { as, params })).body;
  const save = async (changes: Record<string, { from?: unknown; to?: unknown }>, as = national) =>
    api(saveBrouillon, { as, params, body: { changes }, ifMatch: (await read()).brouillon.version });
  const publish = async (as = national) =>
    api(publishCampagne, { as, params, ifMatch: (await read()).brouillon.version });
  return { world, params, read, save, publish };
}

let rank = 0;
const aNew = (id_service: string) => ({
  code: `NEUF-${++rank}`,
  titre: 'Aide aux premiers pas 2027',
  dispositif: { code: 'FDVA', label: 'Fonds pour le développement de la vie associative' },
  campagne_exercice: 2027,
  id_service,
});

describe('who administers a campaign', () => {
  const administrateurs = [
    ['the national administrator', national],
    ['the administrator of its territory', local],
    ['the administrator of the application', appli],
  ] as const;

  test.each(administrateurs)('%s reads it, saves it and publishes it', async (_, as) => {
    const { params, save, publish, read } = await aCampaign();
    expect((await api(readCampagne, { as, params })).status).toBe(200);
    const saved = await save(
      { titre: { from: (await read()).brouillon.valeur.titre, to: 'Autre titre' } },
      as,
    );
    expect(saved.status).toBe(200);
    expect((await publish(as)).status).toBe(201);
    expect((await read()).publiee?.campagne.titre).toBe('Autre titre');
  });

  test('nobody else knows of it: an administrator of another territory is answered as if it did not exist', async () => {
    const { world, params } = await aCampaign();
    const { body } = await api(listCampagnes, { as: ailleurs, query: { q: world.code } });
    expect(body.items).toEqual([]);
    for (const id of [world.code, (await api(readCampagne, { as: national, params })).body.id]) {
      const at = { as: ailleurs, params: { id } };
      const answers = [
        await api(readCampagne, at),
        await api(saveBrouillon, { ...at, body: { changes: {} }, ifMatch: 1 }),
        await api(publishCampagne, { ...at, ifMatch: 1 }),
        await api(readHistoriqueCampagne, at),
        await api(updateSubvention, { ...at, body: { active: false }, ifMatch: 1 }),
        await api(deleteSubvention, at),
        await api(duplicateSubvention, { ...at, body: { code: 'COPIE' } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    }
  });

  test('associations, instructors and services are refused each call', async () => {
    const { world, params } = await aCampaign();
    const service = await anAdmin({ role: 'rds.service', services: world.agent.services });
    const lca = await anAdmin({ role: 'lca.admin' });
    for (const as of [world.jeanne, world.agent, service, lca]) {
      const at = { as, params };
      const answers = [
        await api(listCampagnes, { as }),
        await api(readCampagne, at),
        await api(saveBrouillon, { ...at, body: { changes: {} }, ifMatch: 1 }),
        await api(publishCampagne, { ...at, ifMatch: 1 }),
        await api(readHistoriqueCampagne, at),
        await api(createSubvention, { as, body: aNew(world.drajes.id) }),
        await api(updateSubvention, { ...at, body: { active: false }, ifMatch: 1 }),
        await api(deleteSubvention, at),
        await api(duplicateSubvention, { ...at, body: { code: 'COPIE' } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403, 403, 403]);
    }
  });
});

describe('writing and publishing', () => {
  it('keeps what was published, and gives the next dossier the next version', async () => {
    const { world, save, publish, read } = await aCampaign();
    const { aReady, create, read: readDossier } = callsOf(portal, world);
    const { id_fo } = await aReady();
    const question = {
      id: 'q1',
      bloc: 'dossier-bloc',
      code: 'repas',
      label: 'Les repas',
      kind: 'bool',
      rang: 9,
    };
    await save({ 'champs_personnalises.q1': { from: null, to: question } });
    const published = await publish();
    expect(published.body).toMatchObject({ numero_version: 2, isModifiee: false });
    expect(published.body.versions.map(({ numero, dossiers }) => [numero, dossiers])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    const begun = await readDossier(world.jeanne, id_fo);
    expect(begun.numero_version).toBe(1);
    expect(begun.campagne.champs_personnalises['dossier-bloc']).toBeUndefined();
    const next = await create(world.ali);
    expect(next.status).toBe(201);
    expect((await read()).versions[0]?.dossiers).toBe(1);
  });

  it('is refused with what is wrong, at its field, and nothing is published', async () => {
    const { save, publish, read } = await aCampaign();
    const line = (await read()).brouillon.valeur.sous_dispositifs?.[0];
    await save({ [`sous_dispositifs.${line?.id}.date_fin`]: { from: line?.date_fin, to: '2026-01-01' } });
    const refused = await publish();
    expect(refused.status).toBe(422);
    expect(refused.problem.field).toBe(`sous_dispositifs.${line?.id}.date_fin`);
    expect((await read()).numero_version).toBe(1);
  });
});
