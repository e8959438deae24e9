import { describe, expect, test } from 'vitest';
import type { Actor } from '../compte/actor.ts';
import { canManageCles, cleActor, type Proprietaire } from './partenaire.rights.ts';

const person: Actor = {
  id: 'jeanne',
  email: 'jeanne@exemple.fr',
  civilite: null,
  nom: 'Roux',
  prenom: 'Jeanne',
  role: 'lca.association',
  roles: ['lca.association'],
  associations: [],
  services: [],
  territoire: null,
};
const siege = (id_association: string) => ({ id_association, id_siret: null, fonction: 'Présidente' });
const association: Proprietaire = { cote: 'association', association: { id: 'a' } };
const service: Proprietaire = {
  cote: 'service',
  service: { id: 's', code_territoire: '13', locked: false },
};
const wear = (role: string, changes: Partial<Actor> = {}): Actor => ({
  ...person,
  role,
  roles: [role],
  ...changes,
});
const member = (role: string) => ({ services: [{ id_service: 's', role }] });

describe('who gives the keys', () => {
  test.each<[string, Actor, boolean]>([
    ['a manager at its head office', wear('lca.association', { associations: [siege('a')] }), true],
    ['a manager of another', wear('lca.association', { associations: [siege('b')] }), false],
    [
      'a manager of one establishment',
      wear('lca.association', { associations: [{ ...siege('a'), id_siret: '66990012500018' }] }),
      false,
    ],
    ['the administration of the portal', wear('lca.admin'), true],
    ['a service that reads it', wear('rds.user', member('responsable')), false],
  ])('of an association: %s', (_, actor, expected) => {
    expect(canManageCles(actor, association)).toBe(expected);
  });

  test.each<[string, Actor, boolean]>([
    ['who is responsible in it', wear('rds.user', member('responsable')), true],
    ['its own account', wear('rds.service', member('compte')), true],
    ['a member', wear('rds.user', member('membre')), false],
    ['a national administrator', wear('rds.admin'), true],
    ['the administrator of its region', wear('rds.admin', { territoire: 'R93' }), true],
    ['that of another', wear('rds.admin', { territoire: 'R11' }), false],
    ['the administrator of the application', wear('rds.appli_admin', member('responsable')), false],
    ['the administration of the portal', wear('lca.admin'), true],
    ['an association', wear('lca.association', { associations: [siege('a')] }), false],
  ])('of a service: %s', (_, actor, expected) => {
    expect(canManageCles(actor, service)).toBe(expected);
  });

  test('of a service that is locked: nobody', () => {
    const locked: Proprietaire = { cote: 'service', service: { ...service.service, locked: true } };
    expect(canManageCles(wear('rds.admin'), locked)).toBe(false);
  });
});

describe('who calls with a key', () => {
  const cle = { id: 'k', nom: 'Compta', portees: ['dossier:lire'] };
  const called = (giver: Actor, proprietaire: Proprietaire) =>
    cleActor((role) => ({ ...giver, role }), { cle, proprietaire, roles: giver.roles });

  test('has of its giver what belongs to the owner, and nothing else', () => {
    const giver = wear('lca.association', {
      roles: ['lca.association', 'lca.admin', 'rds.user'],
      associations: [siege('b'), siege('a')],
      partages: ['c'],
      services: member('responsable').services,
    });
    expect(called(giver, association)).toMatchObject({
      id: 'jeanne',
      role: 'lca.association',
      roles: ['lca.association'],
      associations: [siege('a')],
      partages: [],
      services: [],
      cle,
    });
  });

  test('never wears the hat of an administrator', () => {
    expect(called(wear('lca.admin'), association)).toMatchObject({
      role: 'lca.association',
      roles: ['lca.association'],
      associations: [{ id_association: 'a', id_siret: null }],
    });
    expect(called(wear('rds.admin', { territoire: 'R93' }), service)).toMatchObject({
      role: 'rds.user',
      roles: ['rds.user'],
      services: [{ id_service: 's', role: 'membre' }],
      territoire: null,
    });
  });

  test('is nobody once its giver could no longer give it', () => {
    const left = wear('lca.association', { associations: [siege('b')] });
    const closed = wear('lca.association', { associations: [siege('a')], closedBy: 'compte.non-valide' });
    expect(called(left, association)).toBe(null);
    expect(called(closed, association)).toBe(null);
    expect(called(wear('rds.user', member('membre')), service)).toBe(null);
  });
});
