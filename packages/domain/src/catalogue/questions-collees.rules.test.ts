import { expect, test } from 'vitest';
import { findGenreChamp, reponseGenres } from './genres.rows.ts';
import { collageMax, questionsCollees } from './questions-collees.rules.ts';

test('each line becomes a question of the kind its words tell', () => {
  const made = questionsCollees(
    '1. Combien de bénévoles formez-vous ?\n- Décrivez la formation\n\n• Date de la première session\nAvez-vous un local ?\nCoût du matériel\nNom du formateur',
    [],
  );
  expect(made.map((one) => [one.label, findGenreChamp(one)?.id])).toEqual([
    ['Combien de bénévoles formez-vous ?', 'nombre'],
    ['Décrivez la formation', 'texte-long'],
    ['Date de la première session', 'date'],
    ['Avez-vous un local ?', 'oui-non'],
    ['Coût du matériel', 'montant'],
    ['Nom du formateur', 'texte-court'],
  ]);
});

test('a question that is answered by yes or no, or by one of what it lists, is known', () => {
  const made = questionsCollees(
    'L’association utilise-t-elle un local ?\nQuels publics visez-vous ?\nDiscipline : théâtre, danse ou musique\nLieu : la salle des fêtes',
    [],
  );
  expect(made.map((one) => [one.label, findGenreChamp(one)?.id, one.choix])).toEqual([
    ['L’association utilise-t-elle un local ?', 'oui-non', undefined],
    ['Quels publics visez-vous ?', 'texte-court', undefined],
    ['Discipline', 'choix', ['théâtre', 'danse', 'musique']],
    ['Lieu : la salle des fêtes', 'texte-court', undefined],
  ]);
});

test('codes are never taken twice, and a text that is too long is cut', () => {
  const lines = 'Nom\nNom\n???\n'.concat('Nom\n'.repeat(100));
  const made = questionsCollees(lines, ['nom']);
  expect(made.slice(0, 3).map(({ code }) => code)).toEqual(['nom_2', 'nom_3', 'question_4']);
  expect(made).toHaveLength(collageMax);
  expect(new Set(made.map(({ code }) => code)).size).toBe(collageMax);
});

test('the kind of a question is found again from its settings', () => {
  for (const one of reponseGenres) expect(findGenreChamp(one.pose)?.id).toBe(one.id);
  expect(findGenreChamp({})).toBeNull();
});
