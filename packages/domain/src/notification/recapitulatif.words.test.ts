import { expect, test } from 'vitest';
import { mostGroupes, sayRecapitulatif } from './recapitulatif.words.ts';

const about = (id: string, fait: string) => ({
  sentence: `Dossier ${id} : ${fait}.`,
  objet: { type: 'dossier', id, libelle: `dossier ${id}` },
});

const flat = (text: string | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

test('what happened to one dossier is one paragraph, in the order it came', () => {
  const said = sayRecapitulatif([about('1', 'transmis'), about('2', 'accordé'), about('1', 'à compléter')]);
  expect(flat(said.subject)).toBe('Vos nouvelles du jour : 3 nouvelles');
  expect(said.paragraphs.map(flat)).toEqual(['Dossier 1 : transmis ; à compléter.', 'Dossier 2 : accordé.']);
  expect(flat(sayRecapitulatif([about('1', 'transmis')]).subject)).toBe('Vos nouvelles du jour : 1 nouvelle');
});

test.each([
  [mostGroupes, mostGroupes],
  [mostGroupes + 1, mostGroupes + 1],
])('%i dossiers make %i paragraphs: past the most, the last one counts the others', (n, paragraphs) => {
  const said = sayRecapitulatif(Array.from({ length: n }, (_, index) => about(`${index}`, 'transmis')));
  expect(said.paragraphs).toHaveLength(paragraphs);
  expect(flat(said.paragraphs.at(-1)).startsWith('Et 1 autre')).toBe(n > mostGroupes);
});
