// @vitest-environment jsdom
import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { expect, test } from 'vitest';
import { actingForSiret } from './acting-for.ts';

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
  one({ nom: 'Annexe', type: 'etablissement', etat: 'active', ...annexe }),
];

test.each([
  ['the establishment one manages', '66101723600026', 'Annexe'],
  ['the head office', '66101723600018', 'Entière'],
  ['another establishment of the association', '66101723600034', 'Entière'],
  ['an association whose access is still asked for', '66307152000014', undefined],
  ['the association of others', '66614093400017', undefined],
])('%s is seen for the right one of one’s associations', (_, siret, nom) => {
  expect(actingForSiret(associations, siret)?.nom).toBe(nom);
});
