import type { TableauBureau } from '@asso/contract/instruction/tableau.endpoints';
import { expect, it } from 'vitest';
import { chargeHref, figuresDuBureau } from './bureau-figures.ts';

const tableau: TableauBureau = {
  maCharge: 23,
  nonAffectes: 14,
  corriges: 3,
  messages: 5,
  ribs: 0,
  avis: 1,
  parCollegue: [],
  echeances: [],
  vues: [],
  hasCampagne: true,
};

it('each figure opens its list; zero is shown, grey', () => {
  expect(
    figuresDuBureau(tableau, false).map(({ label, value, href }) => `${label} ${value} ${href}`),
  ).toEqual([
    'Affectés à moi 23 /dossiers?etats=D&etats=2&affectes=moi&tri=transmis',
    'Non affectés 14 /dossiers?etats=D&etats=2&affectes=personne&tri=transmis',
    'Corrigés depuis ma visite 3 /dossiers?a_lire=corrige',
    'Messages non lus 5 /dossiers?a_lire=message',
    'RIB changés 0 /dossiers?a_lire=rib',
    'Avis à rendre 1 /instructeur?vue=avis',
  ]);
  expect(figuresDuBureau(tableau, false).find(({ isZero }) => isZero)?.label).toBe('RIB changés');
});

it('of one’s own charge, what is new is looked for there', () => {
  expect(figuresDuBureau(tableau, true)[2]?.href).toBe('/dossiers?affectes=moi&a_lire=corrige');
});

it('a colleague’s charge is a list, nobody’s too', () => {
  expect(chargeHref('u1')).toBe('/dossiers?etats=D&etats=2&affectes=u1&tri=transmis');
  expect(chargeHref(null)).toBe('/dossiers?etats=D&etats=2&affectes=personne&tri=transmis');
});
