import { describe, expect, it } from 'vitest';
import type { Actor } from '../compte/actor.ts';
import {
  type AssociationAction,
  type AssociationProfil,
  associationAccess,
  associationActions,
  canRattacher,
  isWithin,
  listTerritoiresFor,
} from './association.rights.ts';

const association = { id: 'a1', code_departement: '13' };
const member = (id_siret: string | null, id_association = 'a1') => ({
  id_association,
  id_siret,
  fonction: 'PRE',
});

const anActor = (more: Partial<Actor>): Actor => ({
  id: 'u1',
  email: 'jeanne@exemple.fr',
  civilite: null,
  nom: 'Roux',
  prenom: 'Jeanne',
  role: 'lca.association',
  roles: [more.role ?? 'lca.association'],
  associations: [],
  services: [],
  territoire: null,
  ...more,
});

/** This table of who may do what is written by hand. */
const expected: Record<AssociationProfil, readonly AssociationAction[]> = {
  siege: [
    'consult',
    'edit',
    'editRepresentants',
    'editRib',
    'editEtablissement',
    'deposer',
    'consultMembres',
    'manageMembres',
  ],
  secondaire: [
    'consult',
    'editRepresentants',
    'editRib',
    'editEtablissement',
    'deposer',
    'consultMembres',
    'manageMembres',
  ],
  administration: [
    'consult',
    'edit',
    'editRepresentants',
    'editRib',
    'editEtablissement',
    'deposer',
    'consultMembres',
    'manageMembres',
  ],
  lecture: ['consult'],
  etranger: [],
};

const people: [string, Partial<Actor>, { isReadable?: boolean }, AssociationProfil][] = [
  ['head-office member', { associations: [member(null)] }, {}, 'siege'],
  ['member of both', { associations: [member('66307152000022'), member(null)] }, {}, 'siege'],
  ['manager of a secondary', { associations: [member('66307152000022')] }, {}, 'secondaire'],
  ['member of another association', { associations: [member(null, 'a2')] }, {}, 'etranger'],
  ['nobody, or a pending member', {}, {}, 'etranger'],
  ['lca.admin', { role: 'lca.admin' }, {}, 'administration'],
  ['rds.user with a dossier', { role: 'rds.user' }, { isReadable: true }, 'lecture'],
  ['rds.service with a dossier', { role: 'rds.service' }, { isReadable: true }, 'lecture'],
  ['rds.user without', { role: 'rds.user' }, { isReadable: false }, 'etranger'],
  ['rds.user, not said', { role: 'rds.user' }, {}, 'etranger'],
  ['rds.appli_admin without a dossier', { role: 'rds.appli_admin' }, {}, 'etranger'],
  ['rds.admin national', { role: 'rds.admin', territoire: null }, {}, 'lecture'],
  ['rds.admin of the region', { role: 'rds.admin', territoire: 'R93' }, {}, 'lecture'],
  ['rds.admin of the department', { role: 'rds.admin', territoire: '13' }, {}, 'lecture'],
  ['rds.admin of another department', { role: 'rds.admin', territoire: '30' }, {}, 'etranger'],
  [
    'rds.admin of another, with a dossier',
    { role: 'rds.admin', territoire: '30' },
    { isReadable: true },
    'lecture',
  ],
  ['osiris.admin-programme', { role: 'osiris.admin-programme' }, { isReadable: true }, 'etranger'],
  ['osiris.appli_admin', { role: 'osiris.appli_admin' }, {}, 'etranger'],
  ['a member wearing a service hat', { role: 'rds.user', associations: [member(null)] }, {}, 'etranger'],
];

describe('who may do what with an association', () => {
  it.each(people)('%s [R6.23] [R6.24]', (_, actor, more, profil) => {
    const acces = associationAccess(anActor(actor), { ...association, ...more });
    expect(acces.profil).toBe(profil);
    expect(associationActions.filter((action) => acces.rights[action])).toEqual(expected[profil]);
  });

  it('holds a secondary manager to their establishment, the others to none [R6.23]', () => {
    const secondary = associationAccess(anActor({ associations: [member('66307152000022')] }), association);
    expect(isWithin(secondary, '66307152000022')).toBe(true);
    expect(isWithin(secondary, '66307152000014')).toBe(false);
    expect(isWithin(secondary, null)).toBe(false);
    const seat = associationAccess(anActor({ associations: [member(null)] }), association);
    expect(isWithin(seat, '66307152000014')).toBe(true);
    expect(isWithin(seat, null)).toBe(true);
  });
});

it.each([
  ['lca.admin', null, true],
  ['rds.admin', null, true],
  ['rds.admin', '13', false],
  ['rds.appli_admin', null, false],
  ['rds.service', null, false],
  ['lca.association', null, false],
])('%s of %j corrects numbers and merges files: %s', (role, territoire, expected) => {
  expect(canRattacher({ role, territoire })).toBe(expected);
});

it.each([
  ['13', ['FR', 'R93', '13']],
  ['974', ['FR', 'R04', '974']],
  [null, ['FR']],
])('department %s is in %j', (code, territoires) => {
  expect(listTerritoiresFor(code)).toEqual(territoires);
});
