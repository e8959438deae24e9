import { describe, expect, it } from 'vitest';
import type { Actor } from '../compte/actor.ts';
import { roles } from '../compte/roles.rules.ts';
import { isOfServiceOnly, serviceRights, vueService } from './service.rights.ts';

const anActor = (changes: Partial<Actor>): Actor => ({
  id: 'u1',
  email: 'jeanne.roux@exemple.fr',
  civilite: null,
  nom: 'Roux',
  prenom: 'Jeanne',
  role: 'lca.association',
  roles: [changes.role ?? 'lca.association'],
  associations: [],
  services: [],
  territoire: null,
  ...changes,
});

const drajes = { id: 's1', code_territoire: 'R93', locked: false };
const ofDrajes = [{ id_service: 's1', role: 'membre' }];
const ofAnother = [{ id_service: 's2', role: 'membre' }];

describe('what is told of a service', () => {
  it.each([
    { actor: anActor({}), vue: 'public' },
    { actor: anActor({ role: 'lca.admin' }), vue: 'public' },
    { actor: anActor({ role: 'rds.user', services: ofDrajes }), vue: 'complet' },
    { actor: anActor({ role: 'rds.service', services: ofDrajes }), vue: 'complet' },
    { actor: anActor({ role: 'rds.user', services: ofAnother }), vue: 'public' },
    { actor: anActor({ role: 'rds.admin' }), vue: 'complet' },
    { actor: anActor({ role: 'rds.admin', territoire: 'R93' }), vue: 'complet' },
    { actor: anActor({ role: 'rds.admin', territoire: '13' }), vue: 'aucune' },
    { actor: anActor({ role: 'rds.appli_admin' }), vue: 'complet' },
    { actor: anActor({ role: 'osiris.appli_admin' }), vue: 'public' },
  ])('$actor.role of $actor.services, territory $actor.territoire: $vue', ({ actor, vue }) => {
    expect(vueService(actor, drajes)).toBe(vue);
  });

  it('shows their own to service accounts and people of services only [R6.22]', () => {
    expect(roles.filter((role) => isOfServiceOnly(anActor({ role })))).toEqual(['rds.user', 'rds.service']);
  });
});

describe('what may be done of a service of the Bouches-du-Rhône', () => {
  const [all, locked, bare, none] = [
    ['edit', 'lock', 'delete', 'invite'],
    ['edit', 'unlock', 'delete', 'invite'],
    ['edit', 'lock', 'delete'],
    [],
  ];
  const granted = (actor: Actor, changes = {}) => {
    const service = { code_territoire: '13', locked: false, hasCompte: true, ...changes };
    return Object.entries(serviceRights(actor, service))
      .filter(([, isGranted]) => isGranted)
      .map(([right]) => right);
  };

  it.each([
    { who: 'national', actor: anActor({ role: 'rds.admin' }), open: all, shut: locked, alone: bare },
    {
      who: 'local, of the department',
      actor: anActor({ role: 'rds.admin', territoire: '13' }),
      open: all,
      shut: locked,
      alone: bare,
    },
    {
      who: 'local, of the region',
      actor: anActor({ role: 'rds.admin', territoire: 'R93' }),
      open: all,
      shut: locked,
      alone: bare,
    },
    {
      who: 'local, of a neighbour',
      actor: anActor({ role: 'rds.admin', territoire: '83' }),
      open: none,
      shut: none,
      alone: none,
    },
    {
      who: 'of the application',
      actor: anActor({ role: 'rds.appli_admin' }),
      open: all,
      shut: locked,
      alone: bare,
    },
    { who: 'of the portal', actor: anActor({ role: 'lca.admin' }), open: none, shut: none, alone: none },
    {
      who: 'a person of it',
      actor: anActor({ role: 'rds.user', services: ofDrajes }),
      open: none,
      shut: none,
      alone: none,
    },
    {
      who: 'of Osiris',
      actor: anActor({ role: 'osiris.appli_admin' }),
      open: none,
      shut: none,
      alone: none,
    },
  ])('by an administrator $who: open, locked, without an account [R6.6] [R3.10]', (row) => {
    expect(granted(row.actor)).toEqual(row.open);
    expect(granted(row.actor, { locked: true })).toEqual(row.shut);
    expect(granted(row.actor, { hasCompte: false })).toEqual(row.alone);
  });

  it('of the whole country is the national administrators’ alone [R6.6]', () => {
    const country = { code_territoire: 'FR' };
    expect(granted(anActor({ role: 'rds.admin' }), country)).toEqual(all);
    expect(granted(anActor({ role: 'rds.admin', territoire: 'R93' }), country)).toEqual(none);
  });
});
