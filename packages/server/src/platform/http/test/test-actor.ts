import type { Actor } from '@asso/domain/compte/actor';

/** Makes a person for a test, which names only what it is about. The first role is the one in use. */
export function anActor(about: Partial<Actor> = {}): Actor {
  const roles = about.roles ?? ['lca.association'];
  return {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'camille.martin@example.org',
    civilite: null,
    nom: 'Martin',
    prenom: 'Camille',
    role: roles[0] ?? '',
    associations: [],
    services: [],
    territoire: null,
    ...about,
    roles,
  };
}
