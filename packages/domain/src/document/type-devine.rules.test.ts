import { expect, it } from 'vitest';
import { devineOf } from './type-devine.rules.ts';

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
  const { type, annee_validite } = devineOf(nom, 2026);
  expect(JSON.parse(JSON.stringify({ type, annee_validite }))).toEqual(expected);
});
