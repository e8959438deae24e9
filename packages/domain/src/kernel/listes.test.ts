import { describe, expect, it } from 'vitest';
import type { Fields } from './fields.ts';
import { isOffered, listChoices, listeProblems, newlyChosen } from './listes.ts';

const options = [
  { value: 'A', label: 'Anciens' },
  { value: 'B', label: 'Bénévoles' },
];
const row = { kind: 'choice', label: 'Statut', options, liste: 'statuts' } as const;
const listes = {
  statuts: [
    { value: 'A', label: 'Anciens', au: '2026-03-31' },
    { value: 'B', label: 'Bénévoles actifs' },
    { value: 'C', label: 'Cadres', du: '2026-05-01' },
  ],
};
const fields: Fields = {
  statut: row,
  statuts: { ...row, multiple: true },
  fixe: { kind: 'choice', label: 'Fixe', options },
  lieu: { kind: 'group', label: 'Lieu', fields: { statut: row } },
  lignes: { kind: 'list', label: 'Lignes', max: 5, fields: { statut: row } },
};

describe('a choice of a list that may change', () => {
  it.each([
    ['2026-03-31', true],
    ['2026-04-01', false],
  ])('is offered until its last day included: %s is %s', (day, expected) => {
    expect(isOffered({ au: '2026-03-31' }, day)).toBe(expected);
  });

  it.each([
    ['2026-04-30', false],
    ['2026-05-01', true],
  ])('is offered from its first day: %s is %s', (day, expected) => {
    expect(isOffered({ du: '2026-05-01', au: null }, day)).toBe(expected);
  });

  it.each<[string, unknown, string[]]>([
    ['2026-03-01', null, ['Anciens', 'Bénévoles actifs']],
    ['2026-04-15', null, ['Bénévoles actifs']],
    ['2026-06-01', null, ['Bénévoles actifs', 'Cadres']],
    ['2026-06-01', 'A', ['Anciens (n’est plus proposé)', 'Bénévoles actifs', 'Cadres']],
    ['2026-06-01', ['A'], ['Anciens (n’est plus proposé)', 'Bénévoles actifs', 'Cadres']],
  ])('on %s, holding %j, is among %j', (day, held, expected) => {
    expect(listChoices(row, listes, { day, held }).map(({ label }) => label)).toEqual(expected);
  });

  it('is as its row says where no list is given, or the row names none', () => {
    expect(listChoices(row, {}, { day: '2026-06-01', held: null })).toBe(options);
    const { liste, ...closed } = row;
    expect(listChoices(closed, listes, { day: '2026-06-01', held: null })).toBe(options);
  });
});

describe('what was chosen since what is stored', () => {
  it('is found wherever it stands, in open lists only', () => {
    const stored = { statut: 'A', statuts: ['A'], lignes: [{ id: 'l1', statut: 'A' }] };
    const value = {
      statut: 'A',
      statuts: ['A', 'B'],
      fixe: 'B',
      lieu: { statut: 'C' },
      lignes: [
        { id: 'l1', statut: 'A' },
        { id: 'l2', statut: 'A' },
      ],
    };
    expect(newlyChosen({ fields, stored, value }).map(({ path, value: one }) => [path, one])).toEqual([
      ['statuts', 'B'],
      ['lieu.statut', 'C'],
      ['lignes.l2.statut', 'A'],
    ]);
  });

  it.each<[string, string[], string[]]>([
    ['A', ['2026-06-01'], ['kernel.choix-ferme']],
    ['A', ['2026-06-01', '2026-02-01'], []],
    ['C', ['2026-04-01'], ['kernel.choix-ferme']],
    ['C', ['2026-06-01'], []],
    ['Z', ['2026-06-01'], ['kernel.choix-inconnu']],
  ])('is looked for in the list: %s on %j', (value, days, expected) => {
    const chosen = newlyChosen({ fields, stored: {}, value: { statut: value } });
    expect(listeProblems(chosen, listes, days).map(({ code, field }) => [code, field])).toEqual(
      expected.map((code) => [code, 'statut']),
    );
  });
});
