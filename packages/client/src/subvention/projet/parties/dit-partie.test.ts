import type { Projet } from '@asso/domain/subvention/projet.fields';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { expect, it } from 'vitest';
import { listParties } from '../rubriques.ts';
import { sayContenuPartie } from './dit-partie.ts';

/** What the list of parts says of the part that holds the first of these problems. */
function said(value: Projet, ...champs: string[]): string {
  const form = { value, onChange: () => undefined };
  const problems = champs.map((field) => ({ field, message: 'À corriger.' }));
  const partie = listParties({ form, campagne: aCampagne(), problems }).find(({ rubriques }) =>
    rubriques.some(({ manques }) => manques.includes(champs[0] ?? '')),
  );
  return (partie && sayContenuPartie(partie, 'a-completer', form))?.replaceAll('\u00a0', ' ') ?? '';
}

it('an answer that is filled and refused is said to correct, and never missing', () => {
  expect(said({ description: { intitule: 'Festival 🎭' } }, 'description.intitule')).toBe(
    'À corriger : Intitulé.',
  );
});

it('what is missing and what is to correct are said apart', () => {
  const value: Projet = { description: { intitule: 'Festival 🎭' } };
  expect(said(value, 'description.intitule', 'description.date_debut')).toBe(
    'Il manque : Date de début. À corriger : Intitulé.',
  );
});

it.each<[string, Projet['budgets'], string]>([
  ['an empty budget', [{ id: 'b1', annee: 2027 }], 'Il manque : Charges.'],
  ['an unbalanced one', [{ id: 'b1', annee: 2027, charges: { '60-1': 900 } }], 'À corriger : Charges.'],
])('%s is named once, by the field itself', (_, budgets, expected) => {
  const value = { financements: [{ id: 'f1', annee: 2027, montant_demande: 500 }], budgets } as Projet;
  expect(said(value, 'budgets.b1.charges', 'budgets.b1')).toBe(expected);
});
