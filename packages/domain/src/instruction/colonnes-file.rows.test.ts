import { expect, it } from 'vitest';
import { filtresDossiers } from '../dossier/dossier-filtres.rows.ts';
import {
  agrementColonnes,
  colonnesChoisies,
  colonnesFile,
  colonnesHabituelles,
  nomsColonnes,
} from './colonnes-file.rows.ts';

it('are these, in the order they are offered', () => {
  expect(nomsColonnes).toEqual([
    'projet',
    'association',
    'numero',
    'exercices',
    'id_sous_type_dispositif',
    'etat',
    'demande',
    'propose',
    'accorde',
    'transmis',
    'attendu',
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
  expect(colonnesChoisies(['note', 'association', 'note'])).toEqual(['projet', 'association', 'note']);
  expect(colonnesChoisies([])).toEqual(['projet', 'association']);
  expect(colonnesChoisies(colonnesHabituelles)).toEqual(colonnesHabituelles);
});

it('bear the name of their filter where there is one', () => {
  const own = [
    'projet',
    'numero',
    'association',
    'etat',
    'demande',
    'propose',
    'accorde',
    'transmis',
    'attendu',
    'note',
  ];
  const others = nomsColonnes.filter((nom) => !own.includes(nom));
  expect(others.filter((nom) => !Object.hasOwn(filtresDossiers, nom))).toEqual([]);
});

it('show no money in the queue of agréments, and keep their order there', () => {
  expect(agrementColonnes(colonnesHabituelles)).toEqual([
    'projet',
    'association',
    'departements',
    'etat',
    'transmis',
    'affectes',
    'etiquettes',
    'numero',
  ]);
});
