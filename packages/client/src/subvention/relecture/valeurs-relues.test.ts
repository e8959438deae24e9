import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { expect, it } from 'vitest';
import { findDuePapier, sayEcartRelu, valeurRelue } from './valeurs-relues.ts';

const dossier = (exercice: number, { nombre = 36, montant = 2800, depuis = 2025 as number | null } = {}) =>
  ({
    description: { exercice },
    montant_accorde: exercice === 2026 ? 2000 : null,
    projets: [{ corps: { beneficiaire: { nombre } }, montant_demande: montant }],
    pieces: [
      {
        nature: 'RAR',
        label: 'Rapport d’activité',
        obligatoire: true,
        document: depuis === null ? null : { annee_validite: depuis },
      },
    ],
  }) as unknown as DossierSubventionView;
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

it('says by how much this year differs from last year, and nothing where it does not', () => {
  const [ancien, nouveau] = [dossier(2026), dossier(2027, { nombre: 48, montant: 3500 })];
  expect(plain(sayEcartRelu(ancien, nouveau, 'publics'))).toBe('12 personnes de plus qu’en 2026');
  expect(plain(sayEcartRelu(ancien, nouveau, 'somme'))).toBe('700 € de plus qu’en 2026');
  expect(sayEcartRelu(ancien, dossier(2027), 'somme')).toBeNull();
  expect(plain(valeurRelue(ancien, 'somme'))).toBe('2 800 €, dont 2 000 € accordés');
});

it('asks for last year’s report once that year is over, and only then holds the point', () => {
  expect(findDuePapier(dossier(2027), 2026)).toMatchObject({ isBloquant: false });
  expect(findDuePapier(dossier(2027), 2027)).toEqual({
    texte: 'Celui de 2025 ne peut pas resservir : déposez le rapport 2026.',
    isBloquant: true,
  });
  expect(findDuePapier(dossier(2027, { depuis: 2026 }), 2027)).toBeNull();
  expect(findDuePapier(dossier(2027, { depuis: null }), 2026)?.isBloquant).toBe(true);
});

it('says the whole budget, with what is asked and what the others give', () => {
  const corps = {
    financements: [{ id: 'f', annee: 2027, montant_demande: 2200 }],
    cofinancements: [{ id: 'c', annee: 2027, compte: '74-4', montant: 2900, etat: 'demande' }],
    budgets: [{ id: '2027', annee: 2027, charges: { '60-1': 10_200 }, produits: { '70': 5100 } }],
  };
  const renouvele = {
    campagne: { compte_financeur: '74-2', instructeurs: [] },
    projets: [{ corps }],
  } as unknown as DossierSubventionView;
  expect(plain(valeurRelue(renouvele, 'budget'))).toBe('Équilibré : 10 200 € de dépenses et de recettes.');
});
