import { describe, expect, it, test } from 'vitest';
import { problemMessage } from '../kernel/problems.ts';
import { isShown } from '../kernel/walk-problems.ts';
import { preuvesTca, type Tca, tcaFields } from './tca.fields.ts';
import { tcaProblemes } from './tca.problems.ts';
import { criteresRemplis, isTcaToSet, tcaPointsReponse, tcaProblems } from './tca.rules.ts';

const jour = '2026-11-22';

const complete = (): Tca => ({
  interet_general: {
    gestion_desinteressee: true,
    ouverte_a_tous: true,
    libertes_garanties: true,
    au_dela_des_membres: true,
    conforme: 'oui',
    preuve: 'd1',
  },
  fonctionnement_democratique: {
    assemblee_annuelle: true,
    vote_des_membres: true,
    documents_avant: true,
    dirigeants_elus: true,
    renouvellement: true,
    conforme: 'oui',
    preuve: 'd2',
  },
  transparence_financiere: {
    budget_et_comptes: true,
    communiques: true,
    approuves: true,
    publies: true,
    conforme: 'oui',
    preuve: 'd3',
  },
  engagement_republicain: {
    souscrit: true,
    membres_informes: true,
    souscrit_le: '2022-03-01',
    conforme: 'oui',
    preuve: 'd4',
  },
});

const said = (tca: Tca) => tcaProblems(tca, jour).map(({ code, field }) => `${field} ${code}`);

describe('the four criteria', () => {
  it('are those of the law, each with its proof and its answer', () => {
    expect(
      Object.entries(tcaFields).map(([name, { label, fields }]) => [name, label, Object.keys(fields).length]),
    ).toEqual([
      ['interet_general', 'Objet d’intérêt général', 7],
      ['fonctionnement_democratique', 'Fonctionnement démocratique', 8],
      ['transparence_financiere', 'Transparence financière', 7],
      ['engagement_republicain', 'Contrat d’engagement républicain', 6],
    ]);
    expect(preuvesTca.transparence_financiere).toEqual(['CPT', 'RFA']);
  });

  it('lack nothing once each is answered, ticked and proved', () => {
    expect(said(complete())).toEqual([]);
    expect(criteresRemplis(complete())).toBe(4);
  });

  it('lack an answer and a proof each when nothing was said', () => {
    expect(said({})).toEqual([
      'interet_general.conforme kernel.a-renseigner',
      'interet_general.preuve kernel.a-renseigner',
      'fonctionnement_democratique.conforme kernel.a-renseigner',
      'fonctionnement_democratique.preuve kernel.a-renseigner',
      'transparence_financiere.conforme kernel.a-renseigner',
      'transparence_financiere.preuve kernel.a-renseigner',
      'engagement_republicain.conforme kernel.a-renseigner',
      'engagement_republicain.preuve kernel.a-renseigner',
    ]);
    expect(criteresRemplis({})).toBe(0);
  });

  test.each<[string, Tca, string[]]>([
    [
      'a test that is not ticked',
      { ...complete(), interet_general: { ...complete().interet_general, ouverte_a_tous: false } },
      ['interet_general.ouverte_a_tous agrement.tca-point-non-coche'],
    ],
    [
      'an answer « non » that is not explained',
      { ...complete(), interet_general: { conforme: 'non', preuve: 'd1' } },
      ['interet_general.explication kernel.a-renseigner'],
    ],
    [
      'one that is',
      { ...complete(), interet_general: { conforme: 'non', explication: 'Statuts en cours.', preuve: 'd1' } },
      [],
    ],
    [
      'a contract without its date',
      { ...complete(), engagement_republicain: { ...complete().engagement_republicain, souscrit_le: null } },
      ['engagement_republicain.souscrit_le agrement.tca-sans-date'],
    ],
    [
      'a contract of tomorrow',
      {
        ...complete(),
        engagement_republicain: { ...complete().engagement_republicain, souscrit_le: '2026-11-23' },
      },
      ['engagement_republicain.souscrit_le agrement.tca-date-a-venir'],
    ],
    [
      'a contract of today',
      {
        ...complete(),
        engagement_republicain: { ...complete().engagement_republicain, souscrit_le: '2026-11-22' },
      },
      [],
    ],
  ])('say what is wrong with %s', (_, tca, expected) => {
    expect(said(tca)).toEqual(expected);
  });
});

it('each point that is not ticked has a sentence of its own, which names it and its criterion', () => {
  const { interet_general, fonctionnement_democratique, transparence_financiere, engagement_republicain } =
    complete();
  const unticked = {
    interet_general: { conforme: interet_general?.conforme },
    fonctionnement_democratique: { conforme: fonctionnement_democratique?.conforme },
    transparence_financiere: { conforme: transparence_financiere?.conforme },
    engagement_republicain: { conforme: engagement_republicain?.conforme },
  };
  const sentences = tcaProblems(unticked, jour)
    .filter(({ code }) => code === 'agrement.tca-point-non-coche')
    .map(({ params }) => problemMessage(tcaProblemes['agrement.tca-point-non-coche'], params));
  expect(sentences).toHaveLength(15);
  expect(new Set(sentences).size).toBe(15);
  expect(sentences[0]).toBe(
    'Objet d’intérêt général, « Sa gestion est désintéressée et elle ne cherche aucun profit » : cochez ce point si l’association le remplit. Sinon, répondez « Non » à ce critère et expliquez.',
  );
});

it('nothing is explained before a criterion is answered « non »', () => {
  const explication = tcaFields.interet_general.fields.explication;
  expect(
    [{}, { conforme: 'oui' }, { conforme: 'non' }].map((parent) => isShown(explication, { parent })),
  ).toEqual([false, false, true]);
});

test.each<[string, Tca['interet_general'], 'oui' | null]>([
  ['all of them', complete().interet_general, 'oui'],
  ['all but one', { ...complete().interet_general, libertes_garanties: false }, null],
  ['none', null, null],
])('the points that are ticked answer a criterion once they are all: %s', (_, interet_general, expected) => {
  expect(tcaPointsReponse('interet_general', { interet_general })).toBe(expected);
});

test.each([
  ['never asked for', {}, false, true],
  ['in force for more than a year', { tca_date_renouvellement: '2027-11-23' }, false, false],
  ['in force for a year at most', { tca_date_renouvellement: '2027-11-22' }, false, true],
  ['ended yesterday', { tca_date_renouvellement: '2026-11-21' }, false, true],
  ['of public use', {}, true, false],
])('has to be filled or not: %s', (_, tca, isRup, expected) => {
  expect(isTcaToSet({ tca, isRup }, jour)).toBe(expected);
});
