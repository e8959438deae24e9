import { describe, expect, it, test } from 'vitest';
import type { Actor } from '../compte/actor.ts';
import { roles } from '../compte/roles.rules.ts';
import { canAdminister, modeleRights, subventionRights, territoiresAdministres } from './catalogue.rights.ts';
import { etatSubvention } from './catalogue.states.ts';

const anActor = (role: string, territoire: string | null = null): Actor => ({
  id: 'u1',
  email: 'claire.vidal@exemple.fr',
  civilite: null,
  nom: 'Vidal',
  prenom: 'Claire',
  role,
  roles: [role],
  associations: [],
  services: [],
  territoire,
});

const open = (actor: Actor, subvention: Parameters<typeof subventionRights>[1]) =>
  Object.entries(subventionRights(actor, subvention))
    .filter(([, isOpen]) => isOpen)
    .map(([acte]) => acte);

describe('what may be done of a subvention', () => {
  it.each([
    ['preparation', false, ['edit', 'publish', 'duplicate', 'delete']],
    ['preparation', true, ['edit', 'publish', 'duplicate']],
    ['publiee', false, ['edit', 'publish', 'unpublish', 'reschedule', 'deactivate', 'duplicate', 'delete']],
    ['publiee', true, ['edit', 'publish', 'reschedule', 'deactivate', 'duplicate']],
    ['inactive', false, ['edit', 'publish', 'unpublish', 'reschedule', 'activate', 'duplicate', 'delete']],
    ['inactive', true, ['edit', 'publish', 'reschedule', 'activate', 'duplicate']],
  ] as const)('%s, with dossiers %s', (etat, hasDossiers, expected) => {
    const subvention = { etat, territoire: '13', hasDossiers, isCommencee: hasDossiers };
    expect(open(anActor('rds.admin'), subvention)).toEqual(expected);
  });

  it('a new version is taken back although dossiers were begun on the one before', () => {
    const subvention = { etat: 'publiee', territoire: '13', hasDossiers: true, isCommencee: false } as const;
    expect(open(anActor('rds.admin'), subvention)).toEqual([
      'edit',
      'publish',
      'unpublish',
      'reschedule',
      'deactivate',
      'duplicate',
    ]);
  });

  it('is for the administrators of services and of their application only', () => {
    const of = (role: string) =>
      open(anActor(role), {
        ...{ etat: 'publiee', territoire: '13' },
        ...{ hasDossiers: false, isCommencee: false },
      });
    expect(roles.filter((role) => of(role).length > 0)).toEqual(['rds.admin', 'rds.appli_admin']);
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
  ])('an administrator of %s, a subvention of %s: %s', (territoire, of, expected) => {
    expect(canAdminister(anActor('rds.admin', territoire), of)).toBe(expected);
  });
});

test('an administrator of the country lists all, a local one their own', () => {
  expect(territoiresAdministres(anActor('rds.admin'))).toBeUndefined();
  expect(territoiresAdministres(anActor('rds.admin', '13'))).toEqual(['13']);
});

test.each([
  [null, null, { read: true, edit: true }],
  [null, '13', { read: true, edit: true }],
  ['13', null, { read: true, edit: false }],
  ['13', '13', { read: true, edit: true }],
  ['13', '30', { read: false, edit: false }],
])('of the library, an administrator of %s has on what is of %s: %o', (territoire, of, expected) => {
  expect(modeleRights(anActor('rds.admin', territoire), of)).toEqual(expected);
  expect(modeleRights(anActor('rds.user', territoire), of)).toEqual({ read: false, edit: false });
});

test.each([
  [true, false, 'preparation'],
  [false, false, 'preparation'],
  [true, true, 'publiee'],
  [false, true, 'inactive'],
])('active %s, published %s: %s', (active, isPubliee, expected) => {
  expect(etatSubvention({ active, isPubliee })).toBe(expected);
});
