import { describe, expect, it, test } from 'vitest';
import { rubriquesDemandees } from '../subvention/projet-rubriques.rows.ts';
import { aCampagne } from '../subvention/test/test-dossier-complet.ts';
import { campagneVue } from './apercu.rules.ts';
import { toBrouillon } from './brouillon.rules.ts';
import { nextYearBrouillon } from './calendrier/annee-suivante.rules.ts';
import type { BrouillonCampagne } from './campagne-options.fields.ts';
import { changementsCampagne } from './changement.words.ts';
import { dureeEstimeeMinutes } from './duree-estimee.rules.ts';
import { publicationProblems, toPublishedCampagne } from './publication.rules.ts';

const draft = (changes: Partial<BrouillonCampagne> = {}): BrouillonCampagne => ({
  ...toBrouillon(aCampagne(), 2027),
  ...changes,
});
const [type] = draft().sous_dispositifs ?? [];
const found = (changes: object) =>
  publicationProblems({
    brouillon: draft(changes),
    dispositif: 'CNDS',
    avant: [aCampagne().champs_personnalises],
  }).map(({ code, field }) => `${code} ${field}`);
const question = { id: 'q', bloc: 'custom-bloc', code: 'repas', label: 'Repas', kind: 'bool' };

describe('what keeps a campaign from being published', () => {
  it('is nothing, of one that was', () => {
    expect(found({})).toEqual([]);
  });

  it.each([
    ['no title', { titre: ' ' }, 'kernel.a-renseigner titre'],
    ['no type', { sous_dispositifs: [] }, 'catalogue.sans-type sous_dispositifs'],
    [
      'a closing before the opening',
      { sous_dispositifs: [{ ...type, date_fin: '2027-01-05', heure_fin: '08h59' }] },
      `catalogue.cloture-avant-ouverture sous_dispositifs.${type?.id}.date_fin`,
    ],
    ['no service', { instructeurs: [] }, 'catalogue.sans-service instructeurs'],
    [
      'a known sub-scheme that takes one project, opened to several [R5.61]',
      { sous_dispositifs: [{ ...type, code: 'PTE', max_projets: 3 }] },
      `catalogue.reglage-impose sous_dispositifs.${type?.id}.max_projets`,
    ],
    [
      'a known sub-scheme, by its name, offered to a regime it is not offered to [R5.59, R5.60]',
      {
        sous_dispositifs: [
          { ...type, label: 'part territoriale – Apprentissage', interdit_regimes: ['loi1901'] },
        ],
      },
      `catalogue.reglage-impose sous_dispositifs.${type?.id}.interdit_regimes`,
    ],
    [
      'a known sub-scheme of two years, never multi-year [R9.35]',
      { sous_dispositifs: [{ ...type, code: 'E1J', pluriannuel: 'jamais' }] },
      `catalogue.reglage-impose sous_dispositifs.${type?.id}.pluriannuel`,
    ],
    [
      'no service that answers for it',
      { instructeurs: [{ id: 's', id_service: 's', isReferent: false }] },
      'catalogue.un-referent instructeurs',
    ],
    [
      'a section that is necessary left out',
      { rubriques: ['budgets'] },
      'catalogue.rubriques-necessaires rubriques',
    ],
    [
      'a code badly written',
      { champs_personnalises: [{ ...question, code: 'Repas !' }] },
      'catalogue.code-mal-ecrit champs_personnalises.q.code',
    ],
    [
      'a code twice',
      { champs_personnalises: [question, { ...question, id: 'r' }] },
      'catalogue.code-en-double champs_personnalises.r.code',
    ],
    [
      'a code published with another kind',
      { champs_personnalises: [{ ...question, code: 'nombre_sessions' }] },
      'catalogue.genre-change champs_personnalises.q.kind',
    ],
    [
      'a list without choices',
      { champs_personnalises: [{ ...question, kind: 'choice' }] },
      'catalogue.sans-choix champs_personnalises.q.options',
    ],
    [
      'a condition that is not finished',
      { champs_personnalises: [{ ...question, when: [{ id: 'c', scope: 'dossier', operator: 'eq' }] }] },
      'catalogue.condition-incomplete champs_personnalises.q.when.c',
    ],
    [
      'a condition on a question that is not there',
      {
        champs_personnalises: [
          { ...question, when: [{ id: 'c', scope: 'custom', key: 'nuits', operator: 'filled' }] },
        ],
      },
      'catalogue.condition-sans-question champs_personnalises.q.when.c',
    ],
  ])('%s', (_, changes, expected) => {
    expect(found(changes)).toContain(expected);
  });
});

it('takes what is known of a sub-scheme where its line says nothing, and nothing of another scheme [R5.59, R5.61]', () => {
  const line = { ...type, code: 'PTE', label: 'Part territoriale - Emploi' };
  const given = { brouillon: draft({ sous_dispositifs: [line as never] }), avant: [] };
  const published = (dispositif: string) => {
    const read = toPublishedCampagne({ ...given, dispositif });
    return read.ok ? read.value.sous_dispositifs[0] : read.problems;
  };
  expect(published('CNDS')).toMatchObject({ interdit_regimes: ['loi1901', 'alsaceMoselle'], max_projets: 1 });
  expect(published('AUTRE')).not.toHaveProperty('max_projets');
});

describe('what changes', () => {
  it('is said line by line, in the order of the editor, with conditions as sentences [R3.5]', () => {
    const when = [
      { id: 'c', scope: 'dossier' as const, key: 'sous_dispositif', operator: 'eq' as const, value: 'FDB' },
    ];
    const [rapport] = draft().documents_attendus ?? [];
    const after = draft({
      titre: 'Autre titre',
      documents_attendus: rapport ? [{ ...rapport, asks: when }] : [],
      champs_personnalises: [question as never],
    });
    expect(changementsCampagne(draft(), after)).toEqual([
      {
        rubrique: 'Nom et présentation',
        quoi: 'Titre',
        avant: 'Formation des bénévoles 2027',
        apres: 'Autre titre',
      },
      { rubrique: 'Pièces à joindre', quoi: 'Pièces du dossier', avant: 'Pouvoir', apres: null },
      {
        rubrique: 'Pièces à joindre',
        quoi: 'Rapport d’activité : Demandée si',
        avant: 'toujours',
        apres: 'si Type de demande est « Formation des bénévoles »',
      },
      {
        rubrique: 'Votre projet',
        quoi: 'Questions de la campagne',
        avant: 'Nombre de sessions',
        apres: null,
      },
      {
        rubrique: 'Votre projet',
        quoi: 'Questions de la campagne',
        avant: null,
        apres: 'Repas',
        details: ['Code : repas', 'Posée pour : Chaque projet', 'Type de réponse : Oui ou non'],
      },
    ]);
  });

  it('of a first publication says the dates of each type in the calendar, and its settings', () => {
    const first = { ...type, id: 'x', label: 'Formation', code: 'FDB', max_projets: 3 } as never;
    const all = changementsCampagne(null, draft({ sous_dispositifs: [first] }));
    expect(all.filter(({ rubrique }) => rubrique === 'Dates')).toContainEqual({
      rubrique: 'Dates',
      quoi: 'Formation',
      avant: null,
      apres:
        'Ouverture, le : 05/01/2027 ; Ouverture, à : 09h00 ; Clôture, le : 11/03/2027 ; Clôture, à : 23h59',
    });
    expect(all.find(({ apres }) => apres === 'Formation')?.details).toEqual(
      expect.arrayContaining(['Code : FDB', 'Projets au plus dans un dossier : 3']),
    );
  });

  it('says no section of the project while none is ticked, and neither does the preview', () => {
    const none = draft({ rubriques: null as never });
    expect(changementsCampagne(null, none).map(({ quoi }) => quoi)).not.toContain(
      'Rubriques demandées dans chaque projet',
    );
    expect(rubriquesDemandees(campagneVue(none))).toEqual([]);
    expect(rubriquesDemandees(campagneVue(draft())).length).toBeGreaterThan(1);
  });

  it('is nothing where the sections are ticked in another order', () => {
    const rubriques = [...(draft().rubriques ?? [])];
    expect(changementsCampagne(draft({ rubriques }), draft({ rubriques: rubriques.toReversed() }))).toEqual(
      [],
    );
  });

  it('is nothing where lines only changed the name they were typed under', () => {
    const [rapport, ...others] = draft().documents_attendus ?? [];
    const renamed = draft({ documents_attendus: rapport ? [{ ...rapport, id: 'neuf' }, ...others] : [] });
    expect(changementsCampagne(draft(), renamed)).toEqual([]);
  });
});

test('a year later, dates and years follow; the 29 February becomes the 28', () => {
  const leap = { ...type, id: 'x', date_debut: '2028-02-29', date_fin: '2028-12-31' };
  expect(
    nextYearBrouillon(
      draft({ sous_dispositifs: [leap as never], autres_exercices: [{ id: 'a', annee: 2026 }] }),
    ),
  ).toMatchObject({
    campagne_exercice: 2028,
    titre: 'Formation des bénévoles 2028',
    autres_exercices: [{ annee: 2027 }],
    sous_dispositifs: [{ date_debut: '2029-02-28', date_fin: '2029-12-31', heure_fin: '23h59' }],
  });
});

test('each thing that is asked takes longer', () => {
  const minutes = dureeEstimeeMinutes({ documents_attendus: [], champs_personnalises: {} });
  const more = dureeEstimeeMinutes(aCampagne());
  expect([minutes, more]).toEqual([23, 26]);
});
