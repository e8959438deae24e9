import { describe, expect, it } from 'vitest';
import type { Actor } from '../compte/actor.ts';
import { roles } from '../compte/roles.rules.ts';
import { isOfServiceOnly, vueService } from './service.rights.ts';

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
