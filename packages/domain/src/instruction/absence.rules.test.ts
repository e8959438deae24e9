import { describe, expect, it } from 'vitest';
import {
  type Absence,
  type Effectif,
  findReception,
  findRetour,
  listAbsenceProblems,
  listReplaced,
  readEtatAbsence,
} from './absence.rules.ts';

const away = (
  id_utilisateur: string,
  remplacant: string | null,
  du = '2026-12-21',
  au = '2026-12-31',
): Absence => ({ id_utilisateur, du, au, remplacant });

const service = ['paul', 'maelle', 'yann', 'soizic'];
const on = (jour: string, absences: readonly Absence[], collegues = service): Effectif => ({
  absences,
  jour,
  isCollegue: (id) => collegues.includes(id),
});

describe('who receives in the place of Paul', () => {
  const paul = away('paul', 'maelle');
  const cases: [string, Effectif, string | null | undefined][] = [
    ['the day before', on('2026-12-20', [paul]), undefined],
    ['the first day', on('2026-12-21', [paul]), 'maelle'],
    ['the last day', on('2026-12-31', [paul]), 'maelle'],
    ['the day after', on('2027-01-01', [paul]), undefined],
    ['nobody was named', on('2026-12-24', [away('paul', null)]), null],
    ['another one is away, and he is not', on('2026-12-24', [away('yann', 'paul')]), undefined],
    ['the stand-in is away too', on('2026-12-24', [paul, away('maelle', 'yann')]), null],
    [
      'the stand-in was away before',
      on('2026-12-24', [paul, away('maelle', 'yann', '2026-12-01', '2026-12-23')]),
      'maelle',
    ],
    ['each stands in for the other', on('2026-12-24', [paul, away('maelle', 'paul')]), null],
    ['a stand-in left the service, or is disabled', on('2026-12-24', [paul], ['paul', 'yann']), null],
    [
      'two absences overlap: the one that ends last counts',
      on('2026-12-24', [paul, away('paul', 'yann', '2026-12-22', '2027-01-08')]),
      'yann',
    ],
    [
      'an absence of a single day',
      on('2026-12-24', [away('paul', 'soizic', '2026-12-24', '2026-12-24')]),
      'soizic',
    ],
  ];
  it.each(cases)('%s', (_, effectif, recoit) => {
    expect(findReception(effectif, 'paul')?.recoit).toBe(recoit);
  });

  it('says why nobody receives', () => {
    const cause = (effectif: Effectif) => findReception(effectif, 'paul')?.vacance;
    expect(cause(on('2026-12-24', [paul]))).toBeNull();
    expect(cause(on('2026-12-24', [away('paul', null)]))).toBe('aucun');
    expect(cause(on('2026-12-24', [paul, away('maelle', 'yann')]))).toBe('absent');
    expect(cause(on('2026-12-24', [paul], ['paul']))).toBe('parti');
  });
});

it('one receives for each person who named them, and for nobody through another', () => {
  const absences = [away('paul', 'maelle'), away('soizic', 'maelle'), away('yann', 'soizic')];
  const ids = (who: string, jour = '2026-12-24', collegues = service) =>
    listReplaced(on(jour, absences, collegues), who).map(({ id_utilisateur }) => id_utilisateur);
  expect(ids('maelle')).toEqual(['paul', 'soizic']);
  expect(ids('soizic')).toEqual([]);
  expect(ids('maelle', '2027-01-01')).toEqual([]);
  // The dossiers of who left the service were given back to it.
  expect(ids('maelle', '2026-12-24', ['maelle', 'soizic', 'yann'])).toEqual(['soizic']);
});

it.each([
  ['2026-12-20', 'a-venir'],
  ['2026-12-21', 'en-cours'],
  ['2026-12-31', 'en-cours'],
  ['2027-01-01', 'finie'],
])('on %s, an absence from 21 to 31 December is %s', (jour, etat) => {
  expect(readEtatAbsence(away('paul', null), jour)).toBe(etat);
});

describe('what is refused', () => {
  const problemsOf = (
    changes: Partial<Absence>,
    {
      autres = [],
      isBegun = false,
      jour = '2026-12-10',
    }: { autres?: Absence[]; isBegun?: boolean; jour?: string } = {},
  ) =>
    listAbsenceProblems(
      { ...away('paul', 'maelle'), mot: null, ...changes },
      { jour, isCollegue: (id) => service.includes(id), autres, isBegun },
    ).map(({ code, field }) => `${field} ${code.slice('instruction.'.length)}`);

  const cases: [string, string[], string[]][] = [
    ['nothing', problemsOf({}), []],
    ['an end before the beginning', problemsOf({ au: '2026-12-20' }), ['au absence-ordre']],
    ['a year and two days', problemsOf({ au: '2027-12-22' }), ['au absence-longue']],
    ['a year and a day', problemsOf({ au: '2027-12-21' }), []],
    ['one that is over', problemsOf({ du: '2026-12-01', au: '2026-12-09' }), ['au absence-passee']],
    ['one that began and ends today', problemsOf({ du: '2026-12-01', au: '2026-12-10' }), []],
    ['a return this morning', problemsOf({ du: '2026-12-01', au: '2026-12-09' }, { isBegun: true }), []],
    [
      'a return two days ago',
      problemsOf({ du: '2026-12-01', au: '2026-12-08' }, { isBegun: true }),
      ['au absence-passee'],
    ],
    [
      'days already noted',
      problemsOf({}, { autres: [away('paul', null, '2026-12-31', '2027-01-08')] }),
      ['du absence-double'],
    ],
    [
      'the days just before',
      problemsOf({}, { autres: [away('paul', null, '2026-12-11', '2026-12-20')] }),
      [],
    ],
    ['oneself', problemsOf({ remplacant: 'paul' }), ['remplacant absence-soi']],
    ['somebody of another service', problemsOf({ remplacant: 'ines' }), ['remplacant collegue-inconnu']],
    [
      'the absence of somebody else',
      problemsOf({ id_utilisateur: 'ines' }),
      ['id_utilisateur collegue-inconnu'],
    ],
    [
      'two mistakes',
      problemsOf({ au: '2026-12-20', remplacant: 'paul' }),
      ['au absence-ordre', 'remplacant absence-soi'],
    ],
  ];
  it.each(cases)('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

it('a return is told for a week, and not while one is away again', () => {
  const finie = away('paul', 'maelle');
  const retour = (jour: string, absences = [finie]) => findRetour({ absences, jour }, 'paul');
  expect(retour('2026-12-31')).toBeNull();
  expect(retour('2027-01-01')).toBe(finie);
  expect(retour('2027-01-07')).toBe(finie);
  expect(retour('2027-01-08')).toBeNull();
  expect(retour('2027-01-04', [finie, away('paul', null, '2027-01-04', '2027-01-05')])).toBeNull();
  expect(retour('2027-01-04', [away('yann', null)])).toBeNull();
});
