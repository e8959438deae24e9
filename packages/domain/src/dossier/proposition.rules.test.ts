import { describe, expect, it, test } from 'vitest';
import type { Actor } from '../compte/actor.ts';
import { ordreEtats } from './instruction.states.ts';
import { canPropose, cleMontant, isMontantPropose, readsProposition } from './proposition.rules.ts';

const anActor = (role: string, more: Partial<Actor> = {}): Actor => ({
  id: 'sonia',
  email: 'sonia@exemple.fr',
  civilite: null,
  nom: 'Sonia',
  prenom: 'Sonia',
  role,
  roles: [role],
  associations: [],
  services: [],
  territoire: null,
  ...more,
});
const own = anActor('rds.user', { services: [{ id_service: 'sport', role: 'rds.user' }] });
const other = anActor('rds.user', { services: [{ id_service: 'ville', role: 'rds.user' }] });
const local = anActor('rds.admin', { territoire: '13' });
const elsewhere = anActor('rds.admin', { territoire: '31' });
const association = anActor('lca.association');
const at = (etat: (typeof ordreEtats)[number]) => ({
  id_service_instructeur: 'sport',
  code_territoire: '13',
  etat,
});

describe('amounts are proposed', () => {
  it('by the service of the instruction and the administrator of its territory, in D and 2 alone', () => {
    for (const actor of [own, local]) {
      expect(ordreEtats.filter((etat) => canPropose(actor, at(etat)))).toEqual(['D', '2']);
    }
  });

  it('by nobody else', () => {
    for (const actor of [other, elsewhere, association]) {
      expect(ordreEtats.filter((etat) => canPropose(actor, at(etat)))).toEqual([]);
    }
  });

  it('before the others read them, which is once something was granted', () => {
    expect(ordreEtats.filter((etat) => readsProposition(own, at(etat)))).toEqual([...ordreEtats]);
    for (const actor of [other, association]) {
      const read = ordreEtats.filter((etat) => readsProposition(actor, at(etat)));
      expect(read).toEqual(['6', '7', '8', '9', '10']);
    }
  });
});

test.each([
  [null, true],
  [0, true],
  [0.01, true],
  [999_999_999, true],
  [-0.01, false],
  [0.001, false],
  [1_000_000_000, false],
  ['500', false],
  [undefined, false],
])('%s as a proposed amount: %s', (value, isFine) => {
  expect(isMontantPropose(value)).toBe(isFine);
});

test('an amount is named by its project and its year', () => {
  expect(cleMontant({ id_projet: 'p1', annee: 2027 })).toBe('p1-2027');
});
