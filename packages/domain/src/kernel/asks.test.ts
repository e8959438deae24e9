import { describe, expect, it } from 'vitest';
import { type Ask, evaluateAsks, isBlank, type Scopes } from './asks.ts';

const projet = {
  periode: 'Annuel',
  nombre: 10,
  debut: '2027-03-01',
  fin: '2027-06-30',
  public: true,
  themes: ['sport', 'culture'],
  moyens: { recrutement: false, etpt: 0 },
  vide: '   ',
};
const scopes: Scopes = { projet, dossier: { exercice: 2027, plafond: 12, depart: '2027-04-01' } };

const ask = (key: string, operator: Ask['operator'], value?: Ask['value']): Ask => ({
  scope: 'projet',
  key,
  operator,
  value,
});
const answer = (...asks: Ask[]) => evaluateAsks(asks, scopes);

describe('an ask', () => {
  it.each([
    ['periode', 'eq', 'Annuel', 'yes'],
    ['periode', 'eq', 'Pluriannuel', 'no'],
    ['periode', 'eq', 'annuel', 'no'],
    ['nombre', 'eq', 10, 'yes'],
    ['nombre', 'eq', '10', 'no'],
    ['public', 'eq', true, 'yes'],
    ['moyens.recrutement', 'eq', false, 'yes'],
    ['moyens.etpt', 'eq', 0, 'yes'],
    ['periode', 'ne', 'Pluriannuel', 'yes'],
    ['periode', 'ne', 'Annuel', 'no'],
    ['periode', 'in', ['Annuel', 'Pluriannuel'], 'yes'],
    ['periode', 'in', ['Pluriannuel'], 'no'],
    ['nombre', 'in', [1, 10], 'yes'],
    ['nombre', 'gt', 9, 'yes'],
    ['nombre', 'gt', 10, 'no'],
    ['nombre', 'gte', 10, 'yes'],
    ['nombre', 'gte', 11, 'no'],
    ['nombre', 'lt', 11, 'yes'],
    ['nombre', 'lt', 10, 'no'],
    ['nombre', 'lte', 10, 'yes'],
    ['nombre', 'lte', 9, 'no'],
    ['debut', 'lt', '2027-03-02', 'yes'],
    ['debut', 'lt', '2027-03-01', 'no'],
    ['periode', 'filled', undefined, 'yes'],
    ['vide', 'filled', undefined, 'no'],
    ['absent', 'filled', undefined, 'no'],
    ['absent', 'empty', undefined, 'yes'],
    ['vide', 'empty', undefined, 'yes'],
    ['moyens.etpt', 'empty', undefined, 'no'],
    ['moyens.recrutement', 'empty', undefined, 'no'],
  ] as const)('reads « %s %s %s » as %s [R3.5]', (key, operator, value, expected) => {
    expect(answer(ask(key, operator, value))).toBe(expected);
  });

  it('holds for a list when one of its values does', () => {
    expect(answer(ask('themes', 'eq', 'culture'))).toBe('yes');
    expect(answer(ask('themes', 'in', ['jeunesse', 'sport']))).toBe('yes');
    expect(answer(ask('themes', 'ne', 'culture'))).toBe('no');
    expect(answer(ask('themes', 'in', ['jeunesse']))).toBe('no');
  });

  it.each([
    ['projet', 'nombre', 'lte', 'dossier', 'plafond', 'yes'],
    ['projet', 'nombre', 'gt', 'dossier', 'plafond', 'no'],
    ['projet', 'debut', 'gte', 'dossier', 'depart', 'no'],
    ['projet', 'fin', 'gt', 'projet', 'debut', 'yes'],
  ] as const)('compares %s.%s %s %s.%s as %s [R3.5]', (scope, key, operator, scope2, key2, expected) => {
    expect(evaluateAsks([{ scope, key, operator, scope2, key2 }], scopes)).toBe(expected);
  });

  it.each([
    ['the scope', { scope: 'crf', key: 'periode', operator: 'filled' }],
    ['the scope of « empty »', { scope: 'crf', key: 'periode', operator: 'empty' }],
    ['the key', { scope: 'projet', key: 'absent', operator: 'ne', value: 'Annuel' }],
    ['a key below a text', { scope: 'projet', key: 'periode.annee', operator: 'eq', value: 1 }],
    ['the value', { scope: 'projet', key: 'periode', operator: 'eq' }],
    ['the second scope', { scope: 'projet', key: 'nombre', operator: 'lt', scope2: 'crf', key2: 'n' }],
    ['the second key', { scope: 'projet', key: 'nombre', operator: 'lt', scope2: 'dossier', key2: 'absent' }],
  ] as const satisfies [string, Ask][])('is unknown when %s is missing', (_, one) => {
    expect(evaluateAsks([one], scopes)).toBe('unknown');
  });

  it('is unknown, rather than no, when a number is half typed', () => {
    const half = { projet: { nombre: '12 env.' } };
    for (const operator of ['gt', 'gte', 'lt', 'lte'] as const) {
      expect(evaluateAsks([ask('nombre', operator, 5)], half)).toBe('unknown');
    }
  });

  it('reads only what a scope holds itself, never what objects inherit', () => {
    expect(answer(ask('constructor', 'filled'))).toBe('no');
    expect(answer(ask('moyens.toString', 'filled'))).toBe('no');
    expect(answer(ask('__proto__.constructor', 'empty'))).toBe('yes');
  });
});

describe('several asks', () => {
  const yes = ask('nombre', 'eq', 10);
  const no = ask('nombre', 'eq', 11);
  const unknown = ask('absent', 'eq', 1);

  it('all hold, or the answer is no', () => {
    expect(answer(yes, yes)).toBe('yes');
    expect(answer(yes, no)).toBe('no');
  });

  it('are decided by one certain no, whatever is unknown', () => {
    expect(answer(unknown, no)).toBe('no');
    expect(answer(no, unknown)).toBe('no');
  });

  it('are unknown when nothing says no and something is missing', () => {
    expect(answer(yes, unknown)).toBe('unknown');
  });

  it('hold when there is none', () => {
    expect(evaluateAsks([], {})).toBe('yes');
    expect(evaluateAsks(undefined, {})).toBe('yes');
  });
});

describe('blank', () => {
  it.each(['\u200b', '\u00ad\u2060', ' \ufeff\u202e', '\u3164', '\u2800', '\u115f\u034f'])(
    'takes the invisible %j for nothing',
    (value) => {
      expect(isBlank(value)).toBe(true);
      expect(isBlank(`${value}a`)).toBe(false);
    },
  );

  it.each([undefined, null, '', ' \n\t', []])('is %j', (value) => {
    expect(isBlank(value)).toBe(true);
  });

  it.each([0, false, 'non', [0], {}])('is not %j', (value) => {
    expect(isBlank(value)).toBe(false);
  });
});
