import { actionsService, listMoves, ordreEtats } from '@asso/domain/dossier/instruction.states';
import { describe, expect, it } from 'vitest';
import {
  type DecisionTyped,
  decisionErrors,
  type LigneMontant,
  labelBouton,
  listActionChoices,
  listSurplus,
  montantsInitiaux,
  needsMotif,
  seulChoix,
  toDecision,
  totalAccorde,
  writeMotif,
} from './decision.ts';
import { champsTexte } from './decision-words.ts';

it('a choice that stands alone is made: the button names it', () => {
  expect(seulChoix(listActionChoices(['markPaid']))).toBe('markPaid');
  expect(seulChoix(listActionChoices(['finish']))).toBe('finish');
  expect(seulChoix(listActionChoices(['refuse', 'reject']))).toBeNull();
});

const ligne = (annee: number, changes: Partial<LigneMontant> = {}): LigneMontant => ({
  id_projet: 'p1',
  projet: 'Projet 1',
  annee,
  demande: 2000,
  propose: null,
  ...changes,
});
const lignes = [ligne(2027), ligne(2028, { demande: 2500 })];

const aSaisie = (changes: Partial<DecisionTyped> = {}): DecisionTyped => ({
  action: 'grant',
  points: [],
  texte: '',
  montants: { 'p1-2027': 1500, 'p1-2028': 2500 },
  ...changes,
});
const point = (libelle: string, phrase = '') => ({ cible: 'demandeur', libelle, phrase });
const messages = (saisie: DecisionTyped, objet: Parameters<typeof decisionErrors>[1]) =>
  decisionErrors(saisie, objet).map(({ message }) => message);

describe('what can be decided', () => {
  it('is what the server allows, each with its effect', () => {
    expect(listActionChoices(['sendBack', 'reject']).map(({ label }) => label)).toEqual([
      'Renvoyer à l’association : elle pourra corriger et transmettre à nouveau.',
      'Rejeter : la demande n’est pas recevable.',
    ]);
  });

  it('leaves out a move this page does not know', () => {
    expect(listActionChoices(['start', 'teleport']).map(({ value }) => value)).toEqual(['start']);
  });

  it('has a field for its reason wherever the table asks for one', () => {
    const asked = ordreEtats.flatMap((etat) =>
      listMoves(etat, 'service')
        .filter((action) => actionsService.some((one) => one === action))
        .filter((action) => needsMotif(etat, action as (typeof actionsService)[number])),
    );
    expect([...new Set(asked)].toSorted()).toEqual(['refuse', 'reject', 'sendBack']);
    expect(asked.every((action) => Object.hasOwn(champsTexte, action))).toBe(true);
  });
});

describe('a decision pressed too early', () => {
  it('asks what is decided', () => {
    expect(messages(aSaisie({ action: null }), { etat: 'D' })).toEqual(['Choisissez une décision.']);
  });

  it.each([
    ['sendBack', 'Dites ce qu’il faut corriger : l’association le lira.'],
    ['reject', 'Indiquez le motif : l’association le lira.'],
  ] as const)('asks for the reason of %s', (action, message) => {
    expect(messages(aSaisie({ action, texte: '  ' }), { etat: 'D' })).toEqual([message]);
    expect(messages(aSaisie({ action, texte: 'Budget absent.' }), { etat: 'D' })).toEqual([]);
  });

  it('asks a sentence of each point to correct, or one for all of them', () => {
    const points = [
      point('Demandeur', 'Le RIB est illisible.'),
      { ...point('Projet 1'), cible: 'projets.p1' },
    ];
    const saisie = aSaisie({ action: 'sendBack', points });
    expect(decisionErrors(saisie, { etat: '2' })).toEqual([
      {
        field: 'decision.points.projets.p1',
        message:
          'Projet 1 : dites en une phrase ce qu’il faut corriger, ou écrivez-le pour tous les points à la fois.',
      },
    ]);
    expect(messages({ ...saisie, texte: 'Reprenez les deux.' }, { etat: '2' })).toEqual([]);
    expect(messages({ ...saisie, points: points.slice(0, 1) }, { etat: '2' })).toEqual([]);
  });

  it('grants what is still awaited only when that is withdrawn', () => {
    const objet = { etat: '2', lignes, manque: '1 pièce' } as const;
    expect(decisionErrors(aSaisie(), objet)).toEqual([
      {
        field: 'decision.retrait',
        message:
          'L’association n’a pas encore envoyé ce que vous lui demandez : 1 pièce. Pour accorder sans l’attendre, retirez cette demande.',
      },
    ]);
    expect(messages(aSaisie({ retireComplements: true }), objet)).toEqual([]);
    expect(messages(aSaisie({ action: 'refuse', texte: 'Hors du champ.' }), objet)).toEqual([]);
    expect(toDecision(aSaisie({ retireComplements: true }))).toMatchObject({ retire_complements: true });
    expect(toDecision(aSaisie({ action: 'refuse', retireComplements: true }))).toEqual({});
  });

  it('asks nothing to begin', () => {
    expect(messages(aSaisie({ action: 'start' }), { etat: 'D', lignes })).toEqual([]);
  });

  it.each([
    [0, 2500, []],
    [0, 0, ['Accordez au moins 1 €, ou refusez la demande.']],
    [null, 1, ['Projet 1, 2027 : indiquez un montant, ou 0.']],
    ['abc', 1, ['Projet 1, 2027 : saisissez un nombre d’euros, 0 ou plus. Exemple : 500.']],
    [-1, 1, ['Projet 1, 2027 : saisissez un nombre d’euros, 0 ou plus. Exemple : 500.']],
  ])('amounts %s and %s give %j', (first, second, expected) => {
    const saisie = aSaisie({ montants: { 'p1-2027': first, 'p1-2028': second } });
    expect(messages(saisie, { etat: '2', lignes })).toEqual(expected);
  });
});

describe('amounts', () => {
  it('begin with what was proposed, else what was asked, else 0', () => {
    const all = [ligne(2027, { propose: 1800 }), ligne(2028), ligne(2029, { demande: null })];
    expect(montantsInitiaux(all)).toEqual({ 'p1-2027': 1800, 'p1-2028': 2000, 'p1-2029': 0 });
  });

  it('are summed in cents, what is no number left out', () => {
    expect(totalAccorde(lignes, { 'p1-2027': 0.1, 'p1-2028': 0.2 })).toBe(0.3);
    expect(totalAccorde(lignes, { 'p1-2027': 'abc', 'p1-2028': 200 })).toBe(200);
  });

  it('may be more than was asked, which is said', () => {
    const said = (montants: Record<string, number>) =>
      listSurplus(lignes, montants).map((one) => one.replaceAll(/[\u00a0\u202f]/g, ' '));
    expect(said({ 'p1-2027': 2000, 'p1-2028': 2500 })).toEqual([]);
    expect(said({ 'p1-2027': 2001, 'p1-2028': 25_000 })).toEqual([
      'Projet 1, 2027 : 2 001 €, 1 € de plus que les 2 000 € demandés.',
      'Projet 1, 2028 : 25 000 €, 10 fois les 2 500 € demandés.',
    ]);
    const sent = (first: number) =>
      toDecision(aSaisie({ montants: { 'p1-2027': first, 'p1-2028': 0 } }), lignes);
    expect([sent(2000).plus_que_demande, sent(2001).plus_que_demande]).toEqual([undefined, true]);
  });
});

describe('what is sent', () => {
  it('is the points, then the sentence, in one text', () => {
    const points = [point('Demandeur', 'Le RIB est illisible.'), point('Projet 1')];
    const saisie = aSaisie({ action: 'sendBack', points, texte: ' Merci. ' });
    expect(writeMotif(saisie)).toBe('- Demandeur : Le RIB est illisible.\n- Projet 1\n\nMerci.');
    expect(writeMotif({ ...saisie, action: 'refuse' })).toBe('Merci.');
    expect(toDecision(saisie)).toEqual({ motif: 'Merci.', points });
  });

  it('never takes along a text written for another decision', () => {
    expect(toDecision(aSaisie({ action: 'start', texte: 'Non retenu.' }), lignes)).toEqual({});
    const sortes = actionsService.flatMap((action) => champsTexte[action]?.sorte ?? []);
    expect(sortes).toEqual(['correction', 'message', 'motif', 'motif']);
  });

  it('is one amount a project and a year when granting', () => {
    expect(toDecision(aSaisie({ texte: 'Bravo.' }), lignes)).toEqual({
      motif: 'Bravo.',
      montants: [
        { id_projet: 'p1', annee: 2027, montant_accorde: 1500 },
        { id_projet: 'p1', annee: 2028, montant_accorde: 2500 },
      ],
    });
  });
});

describe('the button', () => {
  it('carries the verb, and the amount when one is granted', () => {
    expect(labelBouton(aSaisie(), '2', lignes)).toBe('Accorder 4\u202f000\u00a0€');
    expect(labelBouton(aSaisie({ action: 'refuse' }), '2', lignes)).toBe('Refuser');
    expect(labelBouton(aSaisie(), '2', [])).toBe('Accorder');
  });

  it.each([
    ['2', 'Décider', 'Choisissez une décision.'],
    ['6', 'Passer au paiement', 'Choisissez la suite.'],
    ['9', 'Clore le dossier', 'Choisissez la suite.'],
  ] as const)('says what is left to do in state %s, before a choice', (etat, bouton, manque) => {
    const saisie = aSaisie({ action: null });
    expect(labelBouton(saisie, etat)).toBe(bouton);
    expect(decisionErrors(saisie, { etat })).toEqual([{ field: 'decision.action', message: manque }]);
  });
});
