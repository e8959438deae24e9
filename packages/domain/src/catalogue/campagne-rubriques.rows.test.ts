import { expect, test } from 'vitest';
import { campagneSchema } from '../subvention/campagne.schema.ts';
import { campagneFields } from './campagne-options.fields.ts';
import { campagneRubriqueFields, findOptionRubrique, rubriquesCampagne } from './campagne-rubriques.rows.ts';

test('stands in the order of the screens', () => {
  expect(rubriquesCampagne.map(({ titre }) => titre)).toEqual([
    'Nom et présentation',
    'Qui peut demander',
    'Dates',
    'Services qui décident',
    'Types de demande',
    'Votre association',
    'Votre projet',
    'Budget',
    'Pièces à joindre',
    'Réponse et versement',
    'Compte rendu',
    'Grille de notation',
  ]);
});

test('lets every option of a campaign be written: none is lost when it is published again', () => {
  const missing = Object.keys(campagneSchema.shape).filter((name) => !Object.hasOwn(campagneFields, name));
  expect(missing).toEqual([]);
});

test('shows every option in one section at least', () => {
  const shown = new Set<string>(rubriquesCampagne.flatMap(({ options }) => [...options]));
  expect(Object.keys(campagneFields).filter((name) => !shown.has(name))).toEqual([]);
});

test('parts the dates of a type from what it allows', () => {
  const [, , calendrier, , types] = rubriquesCampagne;
  const namesOf = (row: (typeof rubriquesCampagne)[number]) => {
    const list = campagneRubriqueFields(row).sous_dispositifs;
    return list?.kind === 'list' ? Object.keys(list.fields) : [];
  };
  expect(namesOf(calendrier)).toEqual(['date_debut', 'heure_debut', 'date_fin', 'heure_fin']);
  expect(namesOf(types)).toContain('max_projets');
  expect(namesOf(types)).not.toContain('date_fin');
});

test.each([
  ['titre', 'general'],
  ['sous_dispositifs', 'types'],
  ['sous_dispositifs.FDB.max_projets', 'types'],
  ['sous_dispositifs.FDB.date_fin', 'calendrier'],
  ['documents_attendus.RAR.asks.c1.key', 'pieces'],
  ['inconnu', undefined],
])('%s is written in %s', (path, id) => {
  expect(findOptionRubrique(path)?.id).toBe(id);
});

test('a question stands where it is asked', () => {
  const brouillon = {
    champs_personnalises: [
      { id: 'q1', bloc: 'dossier-bloc' },
      { id: 'q2', bloc: 'custom-bloc' },
    ],
  };
  const sectionOf = (id: string) => findOptionRubrique(`champs_personnalises.${id}.label`, brouillon)?.id;
  expect([sectionOf('q1'), sectionOf('q2'), sectionOf('q3')]).toEqual(['association', 'projet', 'projet']);
});
