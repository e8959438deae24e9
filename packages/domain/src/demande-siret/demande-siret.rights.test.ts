import { describe, expect, it } from 'vitest';
import type { Actor } from '../compte/actor.ts';
import {
  canBeginSiret,
  type DemandeSiretRef,
  decisionsFor,
  demandeSiretRights,
  relationToSiret,
} from './demande-siret.rights.ts';
import { ordreEtatsSiret } from './demande-siret.states.ts';

const siege = (id_association: string) => ({ id_association, id_siret: null, fonction: 'TRE' });
const person = (changes: Partial<Actor> = {}): Actor => ({
  id: 'jeanne',
  email: 'jeanne@exemple.fr',
  civilite: null,
  nom: 'Roux',
  prenom: 'Jeanne',
  role: 'lca.association',
  roles: ['lca.association'],
  associations: [siege('pions')],
  services: [],
  territoire: null,
  ...changes,
});

const demande: DemandeSiretRef = {
  id_association: 'pions',
  code_departement: '13',
  createdBy: 'jeanne',
  sharedWith: ['suivante'],
  etat: 'ECS',
};

const people: [said: string, actor: Actor, relation: string][] = [
  ['its creator', person(), 'demandeur'],
  ['who took over', person({ id: 'suivante' }), 'demandeur'],
  ['another member', person({ id: 'ali' }), 'membre'],
  ['its creator, who left', person({ associations: [] }), 'aucune'],
  ['who took over, and left', person({ id: 'suivante', associations: [siege('autre')] }), 'aucune'],
  ['a member of another association', person({ id: 'paul', associations: [siege('autre')] }), 'aucune'],
  ['an administrator', person({ id: 'a', role: 'lca.admin', associations: [] }), 'admin'],
  ['a national one of the services', person({ id: 'a', role: 'rds.admin', associations: [] }), 'admin'],
  [
    'a local one of its department',
    person({ id: 'a', role: 'rds.admin', associations: [], territoire: '13' }),
    'admin',
  ],
  [
    'a local one of its region',
    person({ id: 'a', role: 'rds.admin', associations: [], territoire: 'R93' }),
    'admin',
  ],
  [
    'a local one of elsewhere',
    person({ id: 'a', role: 'rds.admin', associations: [], territoire: '75' }),
    'aucune',
  ],
  ['a service', person({ id: 's', role: 'rds.service', associations: [] }), 'aucune'],
  [
    'who administers the application',
    person({ id: 's', role: 'rds.appli_admin', associations: [] }),
    'aucune',
  ],
  ['the creator, under the hat of a service', person({ role: 'rds.user' }), 'aucune'],
];

describe('to a SIRET request', () => {
  it.each(people)('%s is what is written here [R6.19]', (_said, actor, relation) => {
    expect(relationToSiret(actor, demande)).toBe(relation);
  });

  it.each(people)('%s reads its detail, or not [R6.21]', (_said, actor, relation) => {
    const rights = demandeSiretRights(actor, demande);
    expect(rights.consult).toBe(relation === 'demandeur' || relation === 'admin');
    expect(rights.list).toBe(relation !== 'aucune');
  });

  it.each(people)(
    '%s edits, removes and sends it while it is being typed, or not [R6.20] [R4.38]',
    (_said, actor, relation) => {
      const isTheirs = relation === 'demandeur' || relation === 'admin';
      for (const etat of ordreEtatsSiret) {
        const { edit, remove, transmit } = demandeSiretRights(actor, { ...demande, etat });
        const open = isTheirs && etat === 'ECS';
        expect([etat, edit, remove, transmit]).toEqual([etat, open, open, open]);
      }
    },
  );

  it.each(people)('%s decides once it is sent, or not', (_said, actor, relation) => {
    const decided = ordreEtatsSiret.filter((etat) => demandeSiretRights(actor, { ...demande, etat }).decide);
    expect(decided).toEqual(relation === 'admin' ? ['AEM', 'INV', 'ENCT'] : []);
  });

  it('an administrator is offered what its state allows, in one order', () => {
    const admin = person({ id: 'a', role: 'lca.admin', associations: [] });
    expect(decisionsFor(admin, { ...demande, etat: 'AEM' })).toEqual(['start', 'invalidate', 'reset']);
    expect(decisionsFor(admin, { ...demande, etat: 'INV' })).toEqual(['reset']);
    expect(decisionsFor(admin, { ...demande, etat: 'ENCT' })).toEqual(['grant', 'reject', 'refuse', 'reset']);
    expect(decisionsFor(person(), { ...demande, etat: 'AEM' })).toEqual([]);
  });

  it.each(people)('%s may begin one for this association, or not [R6.19]', (_said, actor, relation) => {
    const given = { id_association: 'pions', code_departement: '13' };
    expect(canBeginSiret(actor, given)).toBe(relation !== 'aucune');
  });

  it('one whose place nobody knows belongs to the nation', () => {
    const nowhere = { ...demande, code_departement: null };
    const local = person({ id: 'a', role: 'rds.admin', associations: [], territoire: '13' });
    expect(relationToSiret(local, nowhere)).toBe('aucune');
    expect(relationToSiret({ ...local, territoire: null }, nowhere)).toBe('admin');
  });
});
