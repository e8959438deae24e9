import { expect, test } from 'vitest';
import { listNouveautes } from './ce-qui-est-nouveau.ts';

type Given = Parameters<typeof listNouveautes>[1];

const demande = (pieces: string[], questions: Record<string, string[]>): Given =>
  ({
    pieces: pieces.map((code) => ({ code, label: `Papier ${code}` })),
    campagne: {
      champs_personnalises: Object.fromEntries(
        Object.entries(questions).map(([bloc, names]) => [
          bloc,
          Object.fromEntries(names.map((name) => [name, { kind: 'text', label: `Question ${name}` }])),
        ]),
      ),
    },
    projets: [{ id: 'p1' }],
  }) as unknown as Given;

const ancien = demande(['RAR'], { 'custom-bloc': ['age'], 'dossier-bloc': [] });

test('what was asked last year is not new', () => {
  expect(listNouveautes(ancien, ancien)).toEqual([]);
});

test('a paper and the questions that only this year asks are named, each with its field', () => {
  const found = listNouveautes(
    ancien,
    demande(['RAR', 'POU'], { 'custom-bloc': ['age', 'lieu'], 'dossier-bloc': ['effectif'] }),
  );
  expect(found.map(({ label, champ }) => [label, champ])).toEqual([
    ['Papier POU', 'pieces.POU'],
    ['Question lieu', 'projets.p1.customs.lieu'],
    ['Question effectif', 'customs.effectif'],
  ]);
});
