import { describe, expect, it } from 'vitest';
import type { Actor } from '../compte/actor.ts';
import type { DossierRef } from '../dossier/dossier.rights.ts';
import { ordreEtatsCrf } from '../dossier/etats-crf.rows.ts';
import { ordreEtats } from '../dossier/instruction.states.ts';
import { canBeginCrf, crfDecisions, crfRights } from './crf.rights.ts';

const anActor = (id: string, role: string, more: Partial<Actor> = {}): Actor => ({
  id,
  email: `${id}@exemple.fr`,
  civilite: null,
  nom: id,
  prenom: id,
  role,
  roles: [role],
  associations: [],
  services: [],
  territoire: null,
  ...more,
});
const member = { associations: [{ id_association: 'club', id_siret: null, fonction: 'membre' }] };
const of = (id_service: string) => ({ services: [{ id_service, role: 'rds.user' }] });

const dossier: DossierRef = {
  id_association: 'club',
  id_siret: '12345678200010',
  createdBy: { id: 'jeanne', type: 'association', id_service: null },
  sharedWith: ['marc'],
  instructions: [
    { id_service_instructeur: 'sport', etat: '9' },
    { id_service_instructeur: 'ville', etat: '11' },
  ],
};

const people: Record<string, Actor> = {
  créatrice: anActor('jeanne', 'lca.association', member),
  partagé: anActor('marc', 'lca.association', member),
  membre: anActor('paul', 'lca.association', member),
  service: anActor('sonia', 'rds.user', of('sport')),
  'service qui a refusé': anActor('yann', 'rds.user', of('ville')),
  administratrice: anActor('ada', 'lca.admin'),
  ailleurs: anActor('zoe', 'lca.association'),
};

/** This table is written by hand: l list, c consult, e edit, t transmit, d decide, for each state from 1 to 5. */
const expected: Record<string, readonly string[]> = {
  créatrice: ['lcet', 'lcet', 'lcet', 'lc', 'lc'],
  partagé: ['lcet', 'lcet', 'lcet', 'lc', 'lc'],
  membre: ['l', 'l', 'l', 'l', 'l'],
  service: ['lc', 'lc', 'lc', 'lcd', 'lc'],
  'service qui a refusé': ['lc', 'lc', 'lc', 'lc', 'lc'],
  administratrice: ['lc', 'lc', 'lc', 'lc', 'lc'],
  ailleurs: ['', '', '', '', ''],
};

describe('who may do what with a report, state by state', () => {
  it.each(Object.keys(expected))('%s', (who) => {
    const actor = people[who] as Actor;
    const letters = ordreEtatsCrf.map((etat) => {
      const rights = crfRights(actor, dossier, etat);
      return (['list', 'consult', 'edit', 'transmit', 'decide'] as const)
        .filter((name) => rights[name])
        .map((name) => name[0])
        .join('');
    });
    expect(letters).toEqual(expected[who]);
  });

  it('is begun by who asked for the grant alone', () => {
    const can = Object.keys(people).filter((who) => canBeginCrf(people[who] as Actor, dossier));
    expect(can).toEqual(['créatrice', 'partagé']);
  });

  it('is decided by a service while its grant runs, from 6 to 9', () => {
    const deciding = ordreEtats.filter((etat) => {
      const instructions = [{ id_service_instructeur: 'sport', etat }];
      return crfDecisions(people.service as Actor, { ...dossier, instructions }, 4).length > 0;
    });
    expect(deciding).toEqual(['6', '7', '8', '9']);
  });
});
