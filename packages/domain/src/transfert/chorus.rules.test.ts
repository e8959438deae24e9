import { expect, it } from 'vitest';
import { listEcartsChorus, type MotifEcart, type TiersCompte, tiersIdentifiant } from './chorus.rules.ts';

const whole: TiersCompte = {
  siret: '66990012500018',
  titulaire: 'LES VOISINS',
  iban: 'FR7642559000052102312860353',
  bic: 'CCOPFRPP',
};
const rows: [Partial<TiersCompte>, MotifEcart[]][] = [
  [{}, []],
  [{ siret: null }, ['sans-siret']],
  [{ siret: ' ' }, ['sans-siret']],
  [{ siret: '123' }, ['siret-faux']],
  [{ siret: 'NC1234567001' }, []],
  [{ siret: 'PFA12345001' }, []],
  [{ siret: 'NC123' }, ['siret-faux']],
  [{ iban: null, bic: null, titulaire: null }, ['sans-rib']],
  [{ titulaire: ' ' }, ['sans-titulaire']],
  [{ iban: 'FR7642559000052102312860354' }, ['iban-faux']],
  [{ bic: null }, ['bic-faux']],
  [{ bic: 'X' }, ['bic-faux']],
  [{ siret: null, iban: 'FR00', bic: 'X' }, ['sans-siret', 'iban-faux', 'bic-faux']],
];

it.each(rows)('with %j, a line is left aside for %j', (changes, motifs) => {
  expect(listEcartsChorus({ type: 'accord', ...whole, ...changes })).toEqual(motifs);
});

it.each([
  ['66990012500018', '1', '66990012500018'],
  ['NC1234567001', '4', '1234567001'],
  ['PFA12345001', '5', 'A12345001'],
])('the third party %s is of type %s', (numero, type_identifiant, siret) => {
  expect(tiersIdentifiant(numero)).toEqual({ type_identifiant, siret });
});
