import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { expect, it } from 'vitest';
import { prochaineEtape } from './suivi-attendu.ts';

const now = new Date('2027-03-20T12:00:00Z');
const aDossier = (etat: string, transmis_le: string | null = '2027-03-10T12:00:00Z') =>
  ({
    description: { exercice: 2027, id_service_instructeur: 'drajes' },
    campagne: { delai_habituel_jours: 90 },
    instructions: [{ id_service_instructeur: 'drajes', etat, transmis_le }],
  }) as unknown as DossierSubventionView;

it.each([
  ['A', null],
  ['C', null],
  ['D', 'décision du service, vers le 08/06/2027'],
  ['2', 'décision du service, vers le 08/06/2027'],
  ['6', 'versement, que le service prépare'],
  ['8', 'versement, que le service prépare'],
  ['9', 'compte rendu financier, avant le 30/06/2028'],
  ['10', null],
  ['11', null],
])('after the state %s comes: %s', (etat, expected) => {
  expect(prochaineEtape(aDossier(etat), now)).toBe(expected);
});

it('never announces a date that has passed', () => {
  expect(prochaineEtape(aDossier('2', '2026-12-01T12:00:00Z'), now)).toBe(
    'décision du service, attendue depuis le 01/03/2027',
  );
});
