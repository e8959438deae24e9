import { expect, it } from 'vitest';
import { isCritereEntier, sayConditionsAgrement, sayCritere } from './conditions.words.ts';
import type { AgrementComplet } from './dossier-agrement.rules.ts';
import type { Tca } from './tca.fields.ts';

const engagement = { souscrit: true, membres_informes: true, conforme: 'oui' } as const;

it.each([
  [{}, 'sans réponse', false],
  [{ engagement_republicain: { ...engagement, conforme: 'non' } }, 'pas encore rempli', false],
  [{ engagement_republicain: engagement }, 'rempli, 2 points sur 2', true],
  [{ engagement_republicain: { ...engagement, membres_informes: false } }, 'rempli, 1 point sur 2', false],
] as [Tca, string, boolean][])(
  'a criterion says in a few words what was answered: %j',
  (tca, said, isEntier) => {
    expect(sayCritere('engagement_republicain', tca).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(said);
    expect(isCritereEntier('engagement_republicain', tca)).toBe(isEntier);
  },
);

it('the conditions say what was answered of what is asked, and nothing when nothing is asked', () => {
  const dossier: AgrementComplet = {
    tete: { tca: { engagement_republicain: engagement }, customs: { projet: 'Jouer', part: null } },
    exercice: 2027,
    type_agrement: 'JEP',
    definition: {
      libelle: 'Jeunesse et éducation populaire 2027',
      fuseau: 'Europe/Paris',
      date_debut: '2027-01-05T09:00:00+01:00',
      date_fin: '2027-03-11T23:59:59+01:00',
      demande_tca: true,
      documents_attendus: [],
      champs_personnalises: {
        'dossier-bloc': {
          projet: { kind: 'text', label: 'Projet', max: 100 },
          part: { kind: 'int', label: 'Part', min: 0 },
        },
      },
    },
    pieces: [],
    association: {},
    representants: [],
    sites: [],
    documents: null,
    jour: '2027-02-01',
  };
  const said = (one: AgrementComplet) => sayConditionsAgrement(one).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(said(dossier)).toBe('1 critère du tronc commun sur 4, 1 réponse');
  const { definition } = dossier;
  const none = { ...definition, demande_tca: false, champs_personnalises: {} };
  expect(said({ ...dossier, tete: {}, definition: none })).toBe('');
  expect(said({ ...dossier, tete: {}, type_agrement: 'HAA', definition: none })).toBe('0 lieu');
});
