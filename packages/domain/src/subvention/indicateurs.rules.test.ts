import { describe, expect, it } from 'vitest';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { listIndicateurs } from './campagne.rules.ts';
import { campagneSchema } from './campagne.schema.ts';
import {
  completeEvaluation,
  countFormationJours,
  type Evaluation,
  indicateurSuiveur,
  indicateursFormation,
  indicateursProblems,
  sayJours,
} from './indicateurs.rules.ts';
import { projetFields } from './projet.fields.ts';
import { aCampagne, aProjet } from './test/test-dossier-complet.ts';

const said = (found: Problem[]) => found.map(({ code, field }) => `${code} ${field}`);
const libre = (evaluation: Evaluation) => said(indicateursProblems(aProjet({ evaluation }), 'libres'));
const formation = (evaluation: Evaluation) =>
  said(indicateursProblems(aProjet({ evaluation }), 'formation-benevoles'));

const complet = { id: 'i1', rang: 1, intitule: 'Arbitres formés', prevu_min: 8, prevu_max: 12 };
const [benevoles, jours, sessions] = indicateursFormation();
const aFormation: Evaluation = {
  indicateurs: [
    { ...benevoles, id: '1', prevu_min: 10, prevu_max: 15 },
    { ...jours, id: '2' },
    { ...sessions, id: '3', prevu_min: 3, prevu_max: 4 },
  ],
  duree_par_session: 1.5,
};

describe('the indicators of « Formation des bénévoles »', () => {
  it('are those of the sub-scheme that says so, the others name their own [R5.100]', () => {
    const [fdb] = aCampagne().sous_dispositifs;
    if (!fdb) throw new Error('no sub-scheme');
    const campagne = aCampagne({
      sous_dispositifs: [
        { ...fdb, indicateurs: 'formation-benevoles' },
        { ...fdb, code: 'FGI', label: 'Fonctionnement' },
      ],
    });
    expect(campagneSchema.safeParse(campagne).error).toBeUndefined();
    expect([listIndicateurs(campagne, 'FDB'), listIndicateurs(campagne, 'FGI')]).toEqual([
      'formation-benevoles',
      'libres',
    ]);
  });

  it('begin with the number of volunteers to train [R5.95]', () => {
    expect([benevoles?.rang, benevoles?.intitule]).toEqual([1, 'Nombre de bénévoles à former']);
  });

  it.each([
    [3, 1.5, 4.5],
    [4, 1.5, 6],
    [3, 0.33, 0.99],
    [7, 0.1, 0.7],
    [0, 2, 0],
    [null, 2, null],
    [3, 'un jour', null],
  ])('count as days %s sessions of %s: %s [R5.96]', (n, duree, days) => {
    expect(countFormationJours(n, duree)).toBe(days);
  });

  it('say how the days are found, with two decimals [R5.96]', () => {
    expect(sayJours(4, 1.5)).toBe('4\u00a0sessions × 1,50 jour = 6,00 jours');
    expect(sayJours(1, 0.5)).toBe('1\u00a0session × 0,50 jour = 0,50 jour');
    expect(sayJours(2, 2)).toBe('2\u00a0sessions × 2,00 jours = 4,00 jours');
    expect(sayJours(null, 2)).toBeNull();
  });

  it('write the days as they are found, whatever was sent [R5.96]', () => {
    const sent = { ...aFormation, indicateurs: aFormation.indicateurs?.map((one) => ({ ...one })) };
    const second = sent.indicateurs?.[1];
    if (second) second.prevu_max = 999;
    const { indicateurs } = completeEvaluation(sent, 'formation-benevoles');
    expect([indicateurs?.[1]?.prevu_min, indicateurs?.[1]?.prevu_max]).toEqual([4.5, 6]);
  });

  it('end with the number of sessions [R5.97]', () => {
    expect([sessions?.rang, sessions?.intitule]).toEqual([3, 'Nombre de sessions']);
  });

  it('have one at least with a least and a most [R5.98]', () => {
    expect(formation(aFormation)).toEqual([]);
    expect(formation({ indicateurs: indicateursFormation(), commentaire: 'Dit en mots.' })).toEqual([
      'subvention.sans-indicateur evaluation.indicateurs',
    ]);
  });

  it('count people and sessions whole', () => {
    const half = aFormation.indicateurs?.map((one) => (one.id === '3' ? { ...one, prevu_min: 2.5 } : one));
    expect(formation({ ...aFormation, indicateurs: half })).toEqual([
      'kernel.format evaluation.indicateurs.3.prevu_min',
    ]);
  });
});

describe('the volunteers to train', () => {
  const of = (prevu_min: number | null, prevu_max: number | null, nombre: number | null) =>
    indicateurSuiveur(
      {
        beneficiaire: { nombre },
        evaluation: { indicateurs: [{ ...benevoles, id: '1', prevu_min, prevu_max }] },
      },
      'formation-benevoles',
    )?.id;

  it.each([
    [null, null, null, '1'],
    [null, null, 12, '1'],
    [12, 12, 12, '1'],
    [10, 12, 12, undefined],
    [15, 15, 12, undefined],
  ])('between %s and %s with %s people: %s', (min, max, nombre, expected) => {
    expect(of(min, max, nombre)).toBe(expected);
  });

  it('are an indicator of training only', () => {
    expect(
      indicateurSuiveur({ evaluation: { indicateurs: indicateursFormation() } }, 'libres'),
    ).toBeUndefined();
  });
});

describe('the indicators of another project', () => {
  it.each([
    ['a most of 0', { prevu_min: 0, prevu_max: 0 }],
    ['no rank', { rang: null }],
    ['a rank of 0', { rang: 0 }],
  ])('are not enough with %s [R5.98, R5.99]', (_, changes) => {
    expect(libre({ indicateurs: [{ ...complet, ...changes }] })).toContain(
      'subvention.sans-indicateur evaluation.indicateurs',
    );
  });

  it.each([
    ['neither bound', { prevu_min: null, prevu_max: null }, ['prevu_min']],
    ['no most', { prevu_max: null }, ['prevu_max']],
    ['no least', { prevu_min: null }, ['prevu_min']],
  ])('with %s say it of that very field, not that there is none [R5.98]', (_, changes, names) => {
    expect(libre({ indicateurs: [{ ...complet, ...changes }] })).toEqual(
      names.map((name) => `kernel.a-renseigner evaluation.indicateurs.${complet.id}.${name}`),
    );
    // One complete indicator is enough to judge the project by.
    expect(libre({ indicateurs: [complet, { ...complet, ...changes, id: 'autre', rang: 2 }] })).toEqual([]);
  });

  it.each([
    [0, ['kernel.trop-petit']],
    [1, []],
  ])('refuse a rank of %s: %s [R5.99]', (rang, codes) => {
    const projet = aProjet({ evaluation: { indicateurs: [{ ...complet, rang }] } });
    const found = problems(projetFields, projet, { stage: 'saisie' });
    expect(found.filter(({ field }) => field?.endsWith('.rang')).map(({ code }) => code)).toEqual(codes);
  });

  it('are ranked from 1 in their order, what has a rank keeps it [R5.99]', () => {
    const lines = [{ id: 'a' }, { id: 'b', rang: 4 }, { id: 'c' }];
    const ranks = (indicateurs: Evaluation['indicateurs']) =>
      completeEvaluation({ indicateurs }, 'libres').indicateurs?.map((one) => one.rang);
    expect(ranks(lines)).toEqual([5, 4, 6]);
    expect(ranks([{ id: 'a' }, { id: 'b' }])).toEqual([1, 2]);
  });

  it('may be replaced by words, which are then needed [R5.94]', () => {
    expect(libre({})).toEqual(['kernel.a-renseigner evaluation.commentaire']);
    expect(libre({ commentaire: '  ' })).toEqual(['kernel.a-renseigner evaluation.commentaire']);
    expect(libre({ commentaire: 'Un questionnaire à la fin.' })).toEqual([]);
    expect(libre({ indicateurs: [complet] })).toEqual([]);
  });

  it('have their bounds in order', () => {
    expect(libre({ indicateurs: [complet, { ...complet, id: 'i2', prevu_min: 13 }] })).toEqual([
      'subvention.bornes-inversees evaluation.indicateurs.i2.prevu_max',
    ]);
    expect(libre({ indicateurs: [{ ...complet, prevu_min: 12 }] })).toEqual([]);
  });
});
