import { expect, test } from 'vitest';
import { dejaConnu } from './deja-connu.rules.ts';

const [rna, sirene, fiche] = [
  'Déjà connu par le RNA.',
  'Déjà connu par Sirene.',
  'Déjà dans la fiche de l’association.',
];

test.each([
  ['Votre numéro RNA', rna],
  ['Quel est votre numéro RNA ?', rna],
  ['Date de création de l’association', rna],
  ['Nom de votre association', rna],
  ['Adresse du siège', rna],
  ['Numéro SIRET du siège', sirene],
  ['Code APE', sirene],
  ['IBAN', fiche],
  ['Nombre d’adhérents', fiche],
  ['Budget de l’association', fiche],
])('« %s » asks what is known already', (label, expected) => {
  expect(dejaConnu({ label })).toBe(expected);
});

test.each([
  'Nombre d’adhérents habitant la commune',
  'Nombre d’adhérents de moins de 18 ans',
  'Budget de l’association pour cette action',
  'SIRET de la salle louée',
  'IBAN du prestataire',
  'Téléphone du président de l’association voisine',
  'Date de création du spectacle',
  'Nom du projet',
  'Nombre de sessions',
  'Sirène d’alarme',
  '',
])('« %s » asks what only the applicant knows', (label) => {
  expect(dejaConnu({ label, code: 'q1' })).toBeNull();
});
