import { describe, expect, it } from 'vitest';
import { guessFichierAnnee, guessType } from './type-devine.rules.ts';

it.each([
  ['Statuts_2019.pdf', { type: 'STC' }],
  ['rib-siege.pdf', { type: 'RIB' }],
  ['Rapport d’activité 2026.docx', { type: 'RAR', annee_validite: 2026 }],
  ["rapport_d'activités_2025_v2.odt", { type: 'RAR', annee_validite: 2025 }],
  ['RapportFinancier2025.pdf', { type: 'RFA', annee_validite: 2025 }],
  ['Rapport financier 2031.pdf', { type: 'RFA' }],
  ['comptes-2025.pdf', { type: 'CPT', annee_validite: 2025 }],
  ['bilan comptable 2024-2025.xlsx', { type: 'CPT', annee_validite: 2025 }],
  ['PV AG 2026.pdf', { type: 'PAG', annee_validite: 2026 }],
  ['pv du bureau.pdf', { type: 'PV' }],
  ['budget 2027.xlsx', { type: 'BPA' }],
  ['attestation affiliation.pdf', { type: 'AFF' }],
  ['contrat_travail.pdf', {}],
  ['IMG_20260312.jpg', {}],
  ['scan0001.pdf', {}],
  ['images.jpg', {}],
])('of « %s » is %j', (nom, expected) => {
  const { type, annee_validite } = guessType(nom, 2026);
  expect(JSON.parse(JSON.stringify({ type, annee_validite }))).toEqual(expected);
});

describe('the year of a file that is joined', () => {
  const choix = { annee: 2025, isChoisie: false, offertes: [2026, 2025, 2024] };
  it.each([
    ['Rapport d’activité 2026 – l’année.pdf', 2026],
    ['rapport-activite.pdf', 2025],
    ['Comptes 2025-2026.pdf', 2025],
    ['RA_2019.pdf', null],
  ])('of « %s » is %s: its name wins over what was only proposed', (nom, annee) => {
    expect(guessFichierAnnee(nom, choix)).toBe(annee);
  });

  it('is the one that the person chose, whatever the name says', () => {
    expect(guessFichierAnnee('RA_2019.pdf', { ...choix, isChoisie: true })).toBe(2025);
  });
});
