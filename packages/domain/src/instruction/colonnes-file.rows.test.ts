import { expect, it } from 'vitest';
import { filtresDossiers } from '../dossier/dossier-filtres.rows.ts';
import { colonnesChoisies, colonnesFile, colonnesHabituelles, nomsColonnes } from './colonnes-file.rows.ts';

it('are these, in the order they are offered', () => {
  expect(nomsColonnes).toEqual([
    'numero',
    'association',
    'exercices',
    'id_sous_type_dispositif',
    'etat',
    'demande',
    'accorde',
    'transmis',
    'affectes',
    'etiquettes',
    'note',
    'statuts',
    'id_type_dispositif',
    'departements',
  ]);
  expect(Object.values(colonnesFile).every(({ label }) => label.length > 0)).toBe(true);
});

it('always begin with what tells one dossier from another, and hold each once', () => {
  expect(colonnesChoisies(['note', 'association', 'note'])).toEqual(['numero', 'association', 'note']);
  expect(colonnesChoisies([])).toEqual(['numero', 'association']);
  expect(colonnesChoisies(colonnesHabituelles)).toEqual(colonnesHabituelles);
});

it('bear the name of their filter where there is one', () => {
  const own = ['numero', 'association', 'etat', 'demande', 'accorde', 'transmis', 'note'];
  const others = nomsColonnes.filter((nom) => !own.includes(nom));
  expect(others.filter((nom) => !Object.hasOwn(filtresDossiers, nom))).toEqual([]);
});
