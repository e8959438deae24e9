import { expect, it } from 'vitest';
import { groupByObjet, splitObjet } from './groupes.rules.ts';
import { extractFait } from './notification.words.ts';

const about = (id: string, n: number, type = 'dossier') => ({ n, objet: { type, id, libelle: id } });

it('puts together what is about one object, in the order of the inbox', () => {
  const groupes = groupByObjet([about('a', 1), about('b', 2), about('a', 3), about('a', 4, 'crf')]);
  expect(groupes.map(({ objet, items }) => [objet.type, objet.id, items.map(({ n }) => n)])).toEqual([
    ['dossier', 'a', [1, 3]],
    ['dossier', 'b', [2]],
    ['crf', 'a', [4]],
  ]);
  expect(groupByObjet([])).toEqual([]);
});

it.each([
  ['Dossier 26-1 : en cours d’instruction.', 'en cours d’instruction.'],
  ['Dossier 26-1 : à compléter (RIB).', 'à compléter (RIB).'],
])('says what happened without its object: %s', (sentence, fait) => {
  expect(extractFait({ sentence, objet: { libelle: 'dossier 26-1' } })).toBe(fait);
});

it.each([
  [
    'dossier 26-000005 («\u00a0Former nos arbitres\u00a0», FDVA 2027, Projet(s))',
    'Former nos arbitres',
    'FDVA 2027, Projet(s) · dossier 26-000005',
  ],
  [
    'dossier 26-000009 (Label national École de voile 2027)',
    'Label national École de voile 2027',
    'dossier 26-000009',
  ],
  ['dossier 26-000009', 'Dossier 26-000009', null],
  ['dossier 26-000005 (« Un club (le nôtre) »)', 'Un club (le nôtre)', 'dossier 26-000005'],
  ['Cercle de voile des Goudes', 'Cercle de voile des Goudes', null],
])('names what it is about first, then its number: %s', (libelle, titre, faits) => {
  expect(splitObjet(libelle)).toEqual({ titre, faits });
});
