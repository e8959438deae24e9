// @vitest-environment jsdom
import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { expect, test } from 'vitest';
import { actedFor, actingForSiret } from './acting-for.ts';

type Given = Pick<UserAssociation, 'nom' | 'type' | 'etat' | 'id_siren' | 'id_siret'>;
const one = (given: Given) => given as UserAssociation;
const siege = { id_siren: '661017236', id_siret: '66101723600018' };
const annexe = { id_siren: '661017236', id_siret: '66101723600026' };
const associations = [
  one({
    nom: 'Demandée',
    type: 'association',
    etat: 'demandee',
    id_siren: '663071520',
    id_siret: '66307152000014',
  }),
  one({ nom: 'Entière', type: 'association', etat: 'active', ...siege }),
  one({
    nom: 'Calédonienne',
    type: 'association',
    etat: 'active',
    id_siren: null,
    id_siret: 'NC1234567001',
  }),
  one({ nom: 'Annexe', type: 'etablissement', etat: 'active', ...annexe }),
];

test.each([
  ['the establishment one manages', '66101723600026', 'Annexe'],
  ['the head office', '66101723600018', 'Entière'],
  ['another establishment of the association', '66101723600034', 'Entière'],
  ['an association without a SIREN', 'NC1234567001', 'Calédonienne'],
  ['an association whose access is still asked for', '66307152000014', undefined],
  ['the association of others', '66614093400017', undefined],
])('%s is seen for the right one of one’s associations', (_, siret, nom) => {
  expect(actingForSiret(associations, siret)?.nom).toBe(nom);
});

test('without a choice, one acts for the first association to which one has access', () => {
  const ids = associations.map((row, rank) => ({ ...row, id_association: `a${rank}` }));
  const found = (some: typeof ids, key: string | null) => actedFor(some, key)?.nom;
  expect(found(ids, null)).toBe('Entière');
  expect(found(ids, 'a0')).toBe('Demandée');
  expect(found(ids, 'left')).toBe('Entière');
  expect(found(ids.slice(0, 1), null)).toBe('Demandée');
  expect(actedFor([], null)).toBeNull();
});
