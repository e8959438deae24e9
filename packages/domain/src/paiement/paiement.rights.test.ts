import { describe, expect, it } from 'vitest';
import type { Actor } from '../compte/actor.ts';
import { roles } from '../compte/roles.rules.ts';
import type { DossierRef } from '../dossier/dossier.rights.ts';
import type { EtatPaiement } from './demande-paiement.states.ts';
import { findEmetteur, paiementMovesFor } from './paiement.rights.ts';

const instruction = { id_service_instructeur: 'drajes', etat: '6', code_territoire: '93' } as const;
const dossier: DossierRef = {
  id_association: 'asso',
  id_siret: 'siege',
  createdBy: { id: 'jeanne', type: 'association', id_service: null },
  sharedWith: ['ali'],
  instructions: [instruction],
};
const begunByService: DossierRef = {
  ...dossier,
  createdBy: { id: 'paul', type: 'rds', id_service: 'ville' },
};

const anActor = (id: string, changes: Partial<Actor> = {}): Actor => ({
  id,
  email: '',
  civilite: null,
  nom: '',
  prenom: '',
  role: 'lca.association',
  roles: [],
  associations: [{ id_association: 'asso', id_siret: null, fonction: 'PRE' }],
  services: [],
  territoire: null,
  ...changes,
});
const anAgent = (id_service: string, role = 'rds.user') =>
  anActor('agent', { role, associations: [], services: [{ id_service, role: 'membre' }] });

describe('who speaks of the payments of a dossier, and for whom', () => {
  it.each<[who: string, actor: Actor, of: DossierRef, side: string | null]>([
    ['its creator', anActor('jeanne'), dossier, 'lca'],
    ['who shares it', anActor('ali'), dossier, 'lca'],
    ['another member of the head office', anActor('nadia'), dossier, null],
    ['its creator, who left', anActor('jeanne', { associations: [] }), dossier, null],
    ['a stranger', anActor('x', { associations: [] }), dossier, null],
    ['an agent of its service', anAgent('drajes'), dossier, 'bo'],
    ['the account of its service', anAgent('drajes', 'rds.service'), dossier, 'bo'],
    ['an agent of another service', anAgent('ville'), dossier, null],
    ['the service that began it', anAgent('ville'), begunByService, 'lca'],
    [
      'the service that began it and decides',
      anAgent('drajes'),
      { ...begunByService, createdBy: { id: 'x', type: 'rds', id_service: 'drajes' } },
      'bo',
    ],
    [
      'the administrator of its territory',
      anActor('a', { role: 'rds.admin', associations: [], territoire: '93' }),
      dossier,
      'bo',
    ],
    [
      'the administrator of another',
      anActor('a', { role: 'rds.admin', associations: [], territoire: '971' }),
      dossier,
      null,
    ],
    ['the national administrator', anActor('a', { role: 'rds.admin', associations: [] }), dossier, 'bo'],
    ['who administers the application', anAgent('drajes', 'rds.appli_admin'), dossier, null],
    ['an administrator of the portal', anActor('a', { role: 'lca.admin', associations: [] }), dossier, null],
  ])('%s', (_, actor, of, side) => {
    expect(findEmetteur(actor, of, instruction)).toBe(side);
  });

  it('is nobody of the other roles, whatever their services', () => {
    const others = roles.filter((role) => !role.startsWith('rds.') && !role.startsWith('lca.'));
    expect(others.length).toBeGreaterThan(0);
    for (const role of others)
      expect(findEmetteur(anAgent('drajes', role), dossier, instruction), role).toBeNull();
  });
});

/** Each row gives a state, then what the association and the service may do; nobody else may do anything. */
const expected: [EtatPaiement, lca: string[], bo: string[]][] = [
  ['1', ['remove'], ['take', 'refuse', 'remove']],
  ['2', [], ['order', 'refuse', 'remove']],
  ['3', [], ['pay']],
  ['4', [], []],
  ['7', [], []],
  ['8', [], []],
  ['9', [], []],
];

it.each(expected)('of a payment in %s the association may %j, the service %j', (etat, lca, bo) => {
  expect(paiementMovesFor('lca', etat)).toEqual(lca);
  expect(paiementMovesFor('bo', etat)).toEqual(bo);
  expect(paiementMovesFor(null, etat)).toEqual([]);
});
