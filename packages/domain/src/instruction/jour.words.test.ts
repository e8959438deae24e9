import { expect, it } from 'vitest';
import { codesGenres } from './jour.rows.ts';
import { critereReasons, type FaitsLigne, sayJourGroupe, titreJour, titreService } from './jour.words.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const jusqu_a = new Date('2026-12-08T22:59:59Z');

it.each([
  [2, 5, 9, 'Deux retards, puis cinq choses pour aujourd’hui'],
  [1, 1, 0, 'Un retard, puis une chose pour aujourd’hui'],
  [12, 0, 3, '12 retards à rattraper'],
  [0, 1, 0, 'Une chose pour aujourd’hui'],
  [0, 0, 9, 'Neuf choses à faire d’ici au mardi 8 décembre'],
  [0, 0, 0, 'Rien d’urgent aujourd’hui'],
])('%i late, %i for today, %i to come: « %s »', (retard, aujourdhui, bientot, said) => {
  expect(plain(titreJour({ retard, aujourdhui, bientot }, jusqu_a))).toBe(said);
});

it.each([
  [4, 13, 'Le service a quatre retards ; 13 dossiers n’ont personne'],
  [1, 1, 'Le service a un retard ; un dossier n’a personne'],
  [0, 0, 'Le service n’a aucun retard'],
])('a service: %i late, %i of nobody', (retard, sansPersonne, said) => {
  expect(plain(titreService({ retard }, sansPersonne))).toBe(said);
});

it('names its groups', () => {
  const names = (['retard', 'aujourdhui', 'bientot'] as const).map((one) => sayJourGroupe(one, jusqu_a));
  expect(names.map(plain)).toEqual(['En retard', 'Aujourd’hui', 'D’ici au mardi 8 décembre']);
});

const faits: FaitsLigne = {
  genre: 'commencer',
  exercice: 2025,
  service: 'Ardèche',
  sens: 'reserve',
  nouvelles: ['corrige', 'message'],
};

it('says on each line why it is there, and that it is late', () => {
  const said = (isLate: boolean) =>
    codesGenres.map((genre) => plain(critereReasons({ ...faits, genre }, isLate).join('')));
  expect(said(true)).toEqual([
    'À décider, pas encore commencé',
    'À décider, délai de réponse passé',
    'Réponse, corrections, message',
    'Avis à rendre, demandé par Ardèche',
    'Avis reçu, réservé, d’Ardèche',
    'Versement en retard',
    'Compte rendu 2025, arrivé, à lire',
    'Compte rendu 2025 dû, non reçu',
    'Pièces attendues, date passée',
    'Avis attendu d’Ardèche, date passée',
  ]);
  expect(said(false)).toContain('Compte rendu 2025 bientôt dû');
  expect(said(false)).toContain('Versement à faire');
});
