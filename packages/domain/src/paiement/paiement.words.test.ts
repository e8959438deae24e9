import { expect, test } from 'vitest';
import { formatEurosCents } from '../identifiants/nombres-affiches.ts';
import { etatsPaiement } from './demande-paiement.states.ts';
import {
  announcePaiement,
  etatsPaiementSubvention,
  precisionPaiement,
  sayEtatPaiement,
} from './paiement.words.ts';

test('a grant that was paid is said paid; the label of the code stays that of the specification', () => {
  expect([etatsPaiementSubvention['4'], etatsPaiement['4']]).toEqual(['payé', 'remboursé']);
  expect(etatsPaiementSubvention['3']).toBe(etatsPaiement['3']);
});

test.each([
  ['ask', `La Table demande à être payée\u00a0: un acompte de ${formatEurosCents(1200)}.`],
  ['record', `DRAJES Sud prévoit de vous verser un acompte de ${formatEurosCents(1200)}.`],
  ['pay', `DRAJES Sud vous a versé un acompte de ${formatEurosCents(1200)}.`],
  ['refuse', 'DRAJES Sud a refusé votre demande de paiement.'],
])('the e-mail of a payment says by whom and what: %s', (action, expected) => {
  const dit = { service: 'DRAJES Sud', association: 'La Table' };
  expect(announcePaiement(action, { ...dit, paiement: { nature: 'acompte', montant: 1200 } })).toBe(expected);
});

test('tells in the news that a grant is paid, never that it is reimbursed', () => {
  const said = sayEtatPaiement('4', { nature: 'acompte', montant: 1000 }).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(said).toBe('demande de paiement : payé (acompte de 1 000 €)');
});

test.each([
  ['ask', {}, true, null],
  ['pay', { paye_le: '2027-02-01', reference: 'VIR-12' }, true, 'Le 01/02/2027, référence VIR-12.'],
  ['pay', { paye_le: '2027-02-01' }, false, 'Versement effectué : acompte de 1 000 €, le 01/02/2027.'],
  ['refuse', {}, true, 'Demande de paiement refusée : acompte de 1 000 €.'],
])(
  'an e-mail of « %s » with %j, whose sentence names it (%s), adds %s',
  (action, precise, isNomme, expected) => {
    const paiement = { nature: 'acompte', montant: 1000 } as const;
    const said = precisionPaiement({ action, paiement, ...precise }, isNomme);
    expect(said?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null).toBe(expected);
  },
);
