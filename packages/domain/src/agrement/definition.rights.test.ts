import { describe, expect, it, test } from 'vitest';
import type { Actor } from '../compte/actor.ts';
import { roles } from '../compte/roles.rules.ts';
import { administreAgrement, definitionRights } from './definition.rights.ts';
import {
  actesByEtatDefinition,
  actesDefinition,
  type EtatDefinition,
  etatsDefinition,
  sayEtatDefinition,
} from './definition.states.ts';

const anActor = (role: string, territoire: string | null = null): Actor => ({
  id: 'u1',
  email: 'alice.perrin@exemple.fr',
  civilite: null,
  nom: 'Perrin',
  prenom: 'Alice',
  role,
  roles: [role],
  associations: [],
  services: [],
  territoire,
});

const open = (actor: Actor, definition: Parameters<typeof definitionRights>[1]) =>
  Object.entries(definitionRights(actor, definition))
    .filter(([, isOpen]) => isOpen)
    .map(([acte]) => acte);

describe('what may be done of an accreditation that is offered', () => {
  it.each([
    ['brouillon', false, ['edit', 'identite', 'publish', 'duplicate', 'delete']],
    ['brouillon', true, ['edit', 'identite', 'publish', 'duplicate']],
    ['publie', false, ['edit', 'publish', 'withdraw', 'duplicate', 'delete']],
    ['publie', true, ['edit', 'publish', 'withdraw', 'duplicate']],
    ['retire', false, ['restore', 'duplicate', 'delete']],
    ['retire', true, ['restore', 'duplicate']],
  ] as const)('%s, with dossiers %s', (etat, hasDossiers, expected) => {
    expect(open(anActor('rds.admin'), { etat, territoire: '13', hasDossiers })).toEqual(expected);
  });

  it('is for the administrators of the portal, of services and of their application only', () => {
    const of = (role: string) =>
      open(anActor(role), { etat: 'publie', territoire: '13', hasDossiers: false });
    expect(roles.filter((role) => of(role).length > 0).toSorted()).toEqual([
      'lca.admin',
      'rds.admin',
      'rds.appli_admin',
    ]);
  });

  it.each([
    [null, '13', true],
    [null, null, true],
    ['13', '13', true],
    ['R93', '13', true],
    ['R93', 'R93', true],
    ['13', '30', false],
    ['13', 'R93', false],
    ['13', null, false],
  ])('an administrator of %s, an accreditation of %s: %s', (territoire, of, expected) => {
    expect(administreAgrement(anActor('rds.admin', territoire), of)).toBe(expected);
    const asked = { etat: 'publie', territoire: of, hasDossiers: false } as const;
    expect(open(anActor('rds.admin', territoire), asked).length > 0).toBe(expected);
  });
});

test('each state has a name, and its acts are those of the list', () => {
  expect(etatsDefinition).toEqual({ brouillon: 'en préparation', publie: 'publié', retire: 'retiré' });
  expect(Object.keys(actesByEtatDefinition)).toEqual(['brouillon', 'publie', 'retire']);
  expect([...actesDefinition]).toEqual([
    'edit',
    'identite',
    'publish',
    'withdraw',
    'restore',
    'duplicate',
    'delete',
  ]);
});

test('what is published is said closed once its session is over', () => {
  const said = (ouverture: 'a-venir' | 'ouverte' | 'fermee' | null, etat: EtatDefinition = 'publie') =>
    sayEtatDefinition({ etat, ouverture });
  expect([said('a-venir'), said('ouverte'), said('fermee')]).toEqual([
    'publié',
    'publié',
    'session terminée',
  ]);
  expect([said('fermee', 'retire'), said(null, 'brouillon')]).toEqual(['retiré', 'en préparation']);
});
