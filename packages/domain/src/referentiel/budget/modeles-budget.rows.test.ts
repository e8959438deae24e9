import { expect, test } from 'vitest';
import { comptesSaisis } from '../plan-comptable.rows.ts';
import { modeleLignes } from './modeles-budget.rows.ts';
import { modelesBudget } from './noms-modeles.rows.ts';

const words = (...given: Parameters<typeof modeleLignes>) =>
  modeleLignes(...given).map(({ code, mot }) => `${code} ${mot}`);

test('a budget starts from one of four kinds of project', () => {
  expect(modelesBudget.map(({ label }) => label)).toEqual([
    'Sorties, séjour',
    'Formation',
    'Évènement',
    'Page vide',
  ]);
});

test('an outing pays for people, a place, the way, meals, equipment and an insurance', () => {
  expect(words('sejour', 'charge')).toEqual([
    '62-1 Moniteur, formateur',
    '61-1 Location, hébergement',
    '62-3 Déplacements',
    '60-2 Repas, goûters',
    '60-3 Matériel',
    '61-3 Assurance',
  ]);
  expect(words('sejour', 'produit')).toEqual([
    'RPA-2 Participation des familles',
    'RPA-1 Fonds de l’association',
    '758 Dons',
  ]);
});

test('a training names its trainees', () => {
  expect(words('formation', 'charge')).toEqual([
    '62-1 Formateur',
    '61-1 Salle',
    '62-3 Déplacements',
    '60-2 Repas, pauses',
    '61-4 Livrets, documents',
    '62-2 Annonces, inscriptions',
  ]);
  expect(words('formation', 'produit')).toEqual([
    'RPA-2 Participation des stagiaires',
    'RPA-1 Fonds de l’association',
    '756 Cotisations des membres',
  ]);
});

test('an event sells tickets', () => {
  expect(words('evenement', 'charge')).toEqual([
    '62-1 Artistes, intervenants',
    '61-1 Salle, scène, son',
    '60-3 Décor, matériel',
    '60-2 Repas, buvette',
    '62-2 Affiches, annonces',
    '61-3 Assurance',
  ]);
  expect(words('evenement', 'produit')).toEqual([
    '70 Billets, buvette',
    '758 Dons, mécènes',
    'RPA-1 Fonds de l’association',
  ]);
});

test('an empty page has no line, and a budget without a choice has those of most projects', () => {
  expect([words('vide', 'charge'), words('vide', 'produit')]).toEqual([[], []]);
  expect(words(null, 'charge')).toHaveLength(6);
});

test.each(modelesBudget)('the lines of « $label » are typed accounts, none of a funder', ({ value }) => {
  const codes = (['charge', 'produit'] as const).flatMap((side) =>
    modeleLignes(value, side).map((one) => ({ side, ...one })),
  );
  const stray = codes.filter(({ side, code }) => !comptesSaisis(side).some((one) => one.code === code));
  expect(stray).toEqual([]);
  expect(codes.filter(({ code }) => code.startsWith('74'))).toEqual([]);
});
