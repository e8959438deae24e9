import { describe, expect, it } from 'vitest';
import type { Actor } from '../compte/actor.ts';
import type { EtatCompletude } from './completude/completude.states.ts';
import { completudeMovesFor, type DossierRef, dossierRights } from './dossier.rights.ts';
import type { EtatInstruction } from './instruction.states.ts';

const aDossier = (etat: EtatInstruction, completude: EtatCompletude): DossierRef => ({
  id_association: 'club',
  id_siret: '12345678200010',
  createdBy: { id: 'jeanne', type: 'association', id_service: null },
  sharedWith: ['marc'],
  instructions: [
    { id_service_instructeur: 'sport', etat, completude },
    { id_service_instructeur: 'ville', etat: '2', completude: 'complet' },
  ],
});

const anActor = (id: string, role: string, more: Partial<Actor> = {}): Actor => ({
  id,
  email: `${id}@exemple.fr`,
  civilite: null,
  nom: id,
  prenom: id,
  role,
  roles: [role],
  associations: role.startsWith('lca.')
    ? [{ id_association: 'club', id_siret: null, fonction: 'membre' }]
    : [],
  services: [],
  territoire: null,
  ...more,
});
const jeanne = anActor('jeanne', 'lca.association');
const marc = anActor('marc', 'lca.association');
const membre = anActor('paul', 'lca.association');
const sonia = anActor('sonia', 'rds.user', { services: [{ id_service: 'sport', role: 'membre' }] });
const yann = anActor('yann', 'rds.user', { services: [{ id_service: 'ville', role: 'membre' }] });

const movesOf = (actor: Actor, dossier: DossierRef) =>
  completudeMovesFor(actor, dossier, dossier.instructions[0] as DossierRef['instructions'][number]);

describe('who asks, answers and accepts what is missing', () => {
  /** Only in D and 2 does the service ask; from D to 12 the association answers and the service accepts. */
  it.each<[EtatInstruction, ask: string[], asked: string[], answered: string[], answer: string[]]>([
    ['A', [], [], [], []],
    ['B', [], [], [], []],
    ['C', [], [], [], []],
    ['D', ['ask'], ['ask', 'accept'], ['ask', 'accept'], ['answer']],
    ['2', ['ask'], ['ask', 'accept'], ['ask', 'accept'], ['answer']],
    ['6', [], ['accept'], ['accept'], ['answer']],
    ['7', [], ['accept'], ['accept'], ['answer']],
    ['8', [], ['accept'], ['accept'], ['answer']],
    ['9', [], ['accept'], ['accept'], ['answer']],
    ['10', [], ['accept'], ['accept'], ['answer']],
    ['11', [], ['accept'], ['accept'], ['answer']],
    ['12', [], ['accept'], ['accept'], ['answer']],
  ])(
    'in %s the service may %j, once asked %j, once answered %j; the association %j [R4.20]',
    (etat, ...moves) => {
      const [complet, demande, repondu, answer] = moves;
      expect(movesOf(sonia, aDossier(etat, 'complet'))).toEqual(complet);
      expect(movesOf(sonia, aDossier(etat, 'demande'))).toEqual(demande);
      expect(movesOf(sonia, aDossier(etat, 'repondu'))).toEqual(repondu);
      for (const person of [jeanne, marc]) {
        expect(movesOf(person, aDossier(etat, 'complet'))).toEqual([]);
        expect(movesOf(person, aDossier(etat, 'demande'))).toEqual(answer);
        expect(movesOf(person, aDossier(etat, 'repondu'))).toEqual([]);
        expect(dossierRights(person, aDossier(etat, 'demande')).complete).toBe(answer.length > 0);
      }
    },
  );

  it('is nobody else: neither another service, nor a colleague who only sees the list', () => {
    const dossier = aDossier('D', 'demande');
    for (const person of [yann, membre, anActor('ada', 'lca.admin', { associations: [] })]) {
      expect(movesOf(person, dossier)).toEqual([]);
      expect(dossierRights(person, dossier).complete).toBe(false);
    }
  });

  it('opens nothing else: what was transmitted stays as it is', () => {
    const rights = dossierRights(jeanne, aDossier('2', 'demande'));
    expect([rights.edit, rights.transmit, rights.remove]).toEqual([false, false, false]);
  });
});
