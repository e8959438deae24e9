import { expect, test } from 'vitest';
import { refusDemandeur } from './demandeur.rules.ts';

const plain = (text: unknown) => `${text}`.replaceAll(/[\u00A0\u202F]/g, ' ');

test('a closed establishment is told with the open one, or without any; what is not to be told is no dossier', () => {
  const ferme = { siret: '66307152000014', ouvert: '66307152000022' };
  const withOpen = refusDemandeur(ferme);
  expect([withOpen.code, withOpen.field]).toEqual(['dossier.siret-ferme', 'demandeur.id_siret']);
  expect([withOpen.params?.siret, withOpen.params?.ouvert].map(plain)).toEqual([
    '663 071 520 00014',
    '663 071 520 00022',
  ]);
  expect(refusDemandeur({ ...ferme, ouvert: null }).code).toBe('dossier.sans-siret-ouvert');
  expect(refusDemandeur(undefined)).toEqual({ code: 'dossier.inaccessible', field: 'demandeur.id_siret' });
});
