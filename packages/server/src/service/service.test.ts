import { serviceEndpoints } from '@asso/contract/service/service.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { aCompte, aService, joinService } from '../compte/test/test-comptes.sql.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { serviceFeature } from './feature.ts';
import { findMembresService, selectMemberServices } from './service.sql.ts';

const { listServices, listCrossedServices, readService } = serviceEndpoints;
const { db, api } = await aPortal({ features: [serviceFeature] });

const anActor = (changes: Partial<Actor> = {}): Actor => ({
  id: '00000000-0000-4000-8000-000000000001',
  email: 'jeanne.roux@exemple.fr',
  civilite: 'MME',
  nom: 'Roux',
  prenom: 'Jeanne',
  role: 'lca.association',
  roles: [changes.role ?? 'lca.association'],
  associations: [],
  services: [],
  territoire: null,
  ...changes,
});

const demandeur = anActor();
const national = anActor({ role: 'rds.admin' });
const local = anActor({ role: 'rds.admin', territoire: 'R93' });

const membre = await aCompte(db, { roles: ['rds.user'] });
const drajes = await aService(db, {
  code: 'DR13',
  nom: 'DRAJES Sud',
  code_territoire: 'R93',
  niveau_territorial: 'regional',
  siren: '666140934',
  dispositifs: ['FDVA'],
  membres: [membre.id],
});
const conseil = await aService(db, {
  code: 'CD13',
  nom: 'Département 13',
  type: 'CD',
  code_territoire: '13',
});
const federation = await aService(db, {
  code: 'FVL',
  nom: 'Fédération',
  type: 'FEDE',
  code_territoire: 'FR',
});
const ferme = await aService(db, {
  code: 'FERME',
  nom: 'Service fermé',
  code_territoire: '13',
  locked: true,
});
const ofDrajes = anActor({
  role: 'rds.user',
  services: [{ id_service: drajes.id, role: 'membre' }],
});

type Query = NonNullable<Parameters<typeof api<typeof listServices>>[1]>['query'];
const codes = async (as: Actor, query: Query = {}) =>
  (await api(listServices, { as, query })).body.items.map(({ code }) => code);

describe('list of services', () => {
  it('shows who asks for money every open service, in the order of their names', async () => {
    expect(await codes(demandeur)).toEqual(['CD13', 'DR13', 'FVL']);
  });

  it('shows a person of services their own only [R6.22]', async () => {
    expect(await codes(ofDrajes)).toEqual(['DR13']);
    expect(await codes(anActor({ role: 'rds.service' }))).toEqual([]);
  });

  it('shows a national administrator all, and a local one their territory, locked ones too [R6.6]', async () => {
    expect(await codes(national)).toEqual(['CD13', 'DR13', 'FVL', 'FERME']);
    expect(await codes(local)).toEqual(['CD13', 'DR13', 'FERME']);
    expect(await codes(anActor({ role: 'rds.appli_admin', territoire: '13' }))).toEqual(['CD13', 'FERME']);
  });

  it.each<[Query, string[]]>([
    [{ searchQuery: 'federation' }, ['FVL']],
    [{ searchQuery: 'cd1' }, ['CD13']],
    [{ searchQuery: '%' }, []],
    [{ type: 'CD' }, ['CD13']],
    [{ niveau_territorial: 'regional' }, ['DR13']],
    [{ code_territoire: '13' }, ['CD13']],
    [{ dispositif: 'FDVA' }, ['DR13']],
    [{ dispositif: 'CNDS' }, []],
  ])('keeps what %j asks', async (query, expected) => {
    expect(await codes(demandeur, query)).toEqual(expected);
  });

  it('goes page after page and back', async () => {
    const first = (await api(listServices, { as: demandeur, query: { limit: 2 } })).body;
    expect(first).toMatchObject({ total: 3, totalExact: true, previous: null });
    const second = (await api(listServices, { as: demandeur, query: { limit: 2, cursor: first.next ?? '' } }))
      .body;
    expect(second.items.map(({ code }) => code)).toEqual(['FVL']);
    expect(second.next).toBeNull();
    const back = await codes(demandeur, { limit: 2, cursor: second.previous ?? '' });
    expect(back).toEqual(['CD13', 'DR13']);
  });

  it('lets a service choose among all when it looks for a co-funder, as anyone sees them', async () => {
    const { body } = await api(listCrossedServices, { as: ofDrajes });
    expect(body.items.map(({ code, siren }) => [code, siren])).toEqual([
      ['CD13', undefined],
      ['DR13', undefined],
      ['FVL', undefined],
    ]);
  });

  it('is closed to who is not signed in', async () => {
    expect((await api(listServices)).status).toBe(401);
  });
});

describe('one service', () => {
  const read = (as: Actor, id: string) => api(readService, { as, params: { id } });
  const reserved = ['siren', 'dispositifs', 'locked', 'authId', 'login', 'roles', 'version'];

  it('is found by its id and by its code', async () => {
    expect((await read(demandeur, drajes.id)).body.nom).toBe('DRAJES Sud');
    expect((await read(demandeur, 'dr13')).body._id).toBe(drajes.id);
  });

  it('shows its reserved fields to its members and administrators, to nobody else', async () => {
    const reservedFor = async (as: Actor) => {
      const { body } = await read(as, drajes.id);
      return reserved.filter((name) => Object.hasOwn(body, name));
    };
    for (const actor of [ofDrajes, national, local]) expect(await reservedFor(actor)).toEqual(reserved);
    for (const actor of [demandeur, anActor({ role: 'lca.admin' }), anActor({ role: 'rds.user' })]) {
      expect(await reservedFor(actor)).toEqual([]);
    }
  });

  it('does not exist for an administrator of another territory', async () => {
    expect((await read(local, conseil.id)).status).toBe(200);
    const hidden = await read(local, federation.id);
    const missing = await read(local, '00000000-0000-4000-8000-000000000009');
    expect(hidden.status).toBe(404);
    expect(hidden.problem).toEqual({ ...missing.problem, instance: hidden.problem.instance });
    expect(hidden.problem.message).toBe('Service not found');
  });
});

describe('people of services', () => {
  it('are known by service, and services by person, those that are locked left out', async () => {
    const other = await aCompte(db, { roles: ['rds.user'] });
    await joinService(db, { id_utilisateur: membre.id, id_service: ferme.id, role: 'membre' });
    await joinService(db, { id_utilisateur: other.id, id_service: conseil.id, role: 'responsable' });
    expect((await selectMemberServices(db, membre.id)).map(({ code }) => code)).toEqual(['DR13']);
    expect(await findMembresService(db, drajes.id)).toEqual([membre.id]);
    expect(await findMembresService(db, conseil.id)).toEqual([other.id]);
  });
});
