import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { expect, test } from 'vitest';
import { findAppartenance } from './appartenance.ts';

const association = { id: '00000000-0000-4000-8000-000000000001', id_siret_siege: '12345678200010' };

const aMembership = (more: Partial<UserAssociation>): UserAssociation => ({
  id_association: association.id,
  id_correspondance: '1000001',
  id_rna: null,
  id_siren: '123456782',
  id_siret: '12345678200010',
  numero_local: null,
  nom: 'Les Pions de l’Huveaune',
  type: 'association',
  restreint: false,
  fonction: 'TRE',
  etat: 'active',
  since: '2027-03-05T10:00:00.000Z',
  isValideurCEC: false,
  representantsLegaux: [],
  notifications: 0,
  declarations: 0,
  isPassSportEligible: false,
  ...more,
});

const seat = aMembership({});
const annexe = aMembership({ type: 'etablissement', id_siret: '12345678200028' });

test.each([
  ['the head office without a SIRET', null, seat],
  ['the head office by its own SIRET', '12345678200010', seat],
  ['a secondary establishment', '12345678200028', annexe],
  ['another establishment', '12345678200036', undefined],
])('finds what a person is to %s', (_, siret, expected) => {
  expect(findAppartenance({ associations: [annexe, seat] }, { association, siret })).toBe(expected);
});

test('an establishment does not make a member of the head office', () => {
  expect(findAppartenance({ associations: [annexe] }, { association, siret: null })).toBeUndefined();
});
