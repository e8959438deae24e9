import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { champsDossier } from '@asso/contract/dossier/populate.schemas';
import type { QueryInput } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { numbered } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { pickPaths } from '../platform/http/pick-paths.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const world = await aWorld(db);
await world.publish();
const { aReady, transmit } = subventionCalls(portal, world);
const sent = await aReady();
await transmit(world.jeanne, sent.id_fo);
await api(dossierEndpoints.moveInstruction, {
  as: world.agent,
  params: { id: sent.id_fo, service: world.drajes.id, action: 'start' },
  ifMatch: 3,
  body: {},
});

type Query = QueryInput<typeof dossierEndpoints.listDossiers>;
const list = (query: Query, as: Actor = world.jeanne) => api(dossierEndpoints.listDossiers, { as, query });
const first = async (query: Query, as?: Actor) => (await list(query, as)).body.items[0];

describe('what the list of dossiers is asked beside its heads [R7.14]', () => {
  it('adds to each what is named, and nothing else', async () => {
    const alone = await first({});
    expect(alone).not.toHaveProperty('projets');
    const item = await first({ populate: ['projets', 'documents', 'association', 'service'] });
    expect(item).toMatchObject({
      id_fo: sent.id_fo,
      projets: [{ montant_demande: 2000 }],
      documents: expect.arrayContaining([expect.objectContaining({ code: 'RAR' })]),
      association: { identite: expect.any(Object) },
      service: [{ id: world.drajes.id }],
    });
    expect(item).not.toHaveProperty('messages');
    expect((await list({ populate: ['comptes'] as never })).status).toBe(400);
  });

  it('keeps to a member what they read: the head only', async () => {
    const item = await first({ populate: ['projets'] }, world.ali);
    expect(item?.id_fo).toBe(sent.id_fo);
    expect(item).not.toHaveProperty('projets');
    expect(await first({ populate: ['projets'] }, world.agent)).toHaveProperty('projets');
  });

  it('gives only the fields that are named', async () => {
    const item = await first({ fields: ['id_fo', 'description.titre', 'demandeur'] });
    expect(item).toEqual({
      id_fo: sent.id_fo,
      description: { titre: 'Formation des bénévoles 2027' },
      demandeur: expect.objectContaining({ id_siret: world.siret }),
    });
    expect((await list({ fields: ['mot_de_passe'] as never })).status).toBe(400);
  });

  it.each(champsDossier)('« %s » alone is what the whole dossier says of it', async (field) => {
    for (const as of [world.jeanne, world.agent]) {
      const whole = await first({}, as);
      expect(await first({ fields: [field] }, as)).toEqual(pickPaths(whole ?? {}, [field]));
    }
  });

  it('brings what this person has not read about each, of the kinds that are named', async () => {
    const told = (await first({ select_notifications: [1] }, world.agent)) as {
      notifications?: { kind: number }[];
    };
    expect(told.notifications?.map(({ kind }) => kind)).toEqual([1]);
    // The transmission comes already read, because this person did it.
    for (const kind of [1, 5]) {
      const other = (await first({ select_notifications: [kind] })) as { notifications?: unknown[] };
      expect(other.notifications).toEqual([]);
    }
    expect((await list({ select_notifications: [9] })).status).toBe(400);
  });

  it('keeps the accreditations of a type', async () => {
    expect((await list({ typeAgrements: ['JEP'] })).body.items).toEqual([]);
  });
});

describe('a filter of the list whose value means nothing', () => {
  it.each([
    ['etats', 'Z'],
    ['statuts', 'zz'],
    ['exercices', 'abc'],
    ['typeAgrements', 'zz'],
    ['createdByType', 'rds.service'],
    ['genres', 'zz'],
    ['etatsCRF', '6'],
    ['retard', 'non'],
    ['demande_min', 'beaucoup'],
    ['createdBy', 'moi'],
    ['etiquettes', 'urgent'],
    ['affectes', 'toi'],
    ['demandeur', 'DR13'],
    ['id_service_instructeur', 'NULLE-PART'],
    ['id_type_dispositif', 'zz'],
    ['id_sous_type_dispositif', 'zz'],
    ['departements', '999'],
  ])('%s=%s is refused by its name [C072]', async (name, value) => {
    const { status, problem } = await list({ [name]: [value] });
    expect([status, problem.field?.split('.')[0]]).toEqual([400, name]);
    expect(problem.problems[0]?.params?.detail).toBeTruthy();
  });

  it('is answered with those that are known', async () => {
    const { problem } = await list({ statuts: ['zz'] as never });
    expect(String(problem.problems[0]?.params?.detail)).toMatch(/complet.*incomplet/);
    const types = await list({ typeAgrements: ['zz'] });
    expect(String(types.problem.problems[0]?.params?.detail)).toContain('JEP');
    const schemes = await list({ id_type_dispositif: ['zz'] });
    expect(String(schemes.problem.problems[0]?.params?.detail)).toContain('FDVA');
    expect((await list({ id_type_dispositif: ['FDVA'], departements: ['13'] })).status).toBe(200);
  });
});

describe('a filter takes any identifier of what it names [C072]', () => {
  const found = async (query: Query, as?: Actor) =>
    (await list(query, as)).body.items.map(({ id_fo }) => id_fo);

  it('an association by its SIRET, its RNA, its SIREN or the number of the portal', async () => {
    const { id_rna, id_siren } = await numbered(db, world.id_association);
    for (const demandeur of [world.siret, world.id_association, id_rna, id_siren]) {
      expect(await found({ demandeur: [demandeur] })).toEqual([sent.id_fo]);
    }
    expect(await found({ demandeur: ['W999999999'] })).toEqual([]);
  });

  it('a service by its id or its code', async () => {
    for (const service of [world.drajes.id, world.drajes.code]) {
      expect(await found({ id_service_instructeur: [service] })).toEqual([sent.id_fo]);
    }
  });
});
