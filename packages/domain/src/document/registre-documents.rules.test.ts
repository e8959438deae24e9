import { describe, expect, it } from 'vitest';
import { avisSituationPiece, rnaPieces } from './registre-documents.rules.ts';

const one = {
  id: 'A1',
  type: 'Pièce',
  sous_type: 'STC',
  lib_sous_type: 'Statuts',
  annee: '2019',
  time: 1_560_470_400,
  url: 'https://rna.example/documents/A1',
};
const read = (document_rna: unknown) => rnaPieces({ asso: { documents: { nbDocRna: 1, document_rna } } });

describe('what the RNA keeps', () => {
  it('is read with its type, its name and its day [R3.3]', () => {
    expect(read([one])).toEqual([
      {
        origine: 'RNA',
        ref: 'A1',
        type: 'STC',
        nom: 'Statuts 2019',
        id_siret: null,
        date: '2019-06-14',
        url: one.url,
      },
    ]);
    expect(rnaPieces({ documents: { document_rna: [one] } })).toHaveLength(1);
  });

  it.each([
    ['one alone, without its list', one, [['STC', 'Statuts 2019', '2019-06-14']]],
    ['no list', undefined, []],
    ['a text in its place', 'Error', []],
    ['an empty shell', {}, []],
    ['a row without a number', [{ ...one, id: '' }], []],
    ['a row without an address', [{ ...one, url: null }], []],
    ['a number as a number', [{ ...one, id: 12 }], [['STC', 'Statuts 2019', '2019-06-14']]],
    ['an unknown type', [{ ...one, sous_type: 'ZZZ' }], [['AUT', 'Statuts 2019', '2019-06-14']]],
    ['a type in small letters', [{ ...one, sous_type: 'pv' }], [['PV', 'Statuts 2019', '2019-06-14']]],
    ['no name', [{ ...one, lib_sous_type: ' ' }], [['STC', 'Statuts 2019', '2019-06-14']]],
    ['doubled quotes', [{ ...one, lib_sous_type: "PV d''AG" }], [['STC', "PV d'AG 2019", '2019-06-14']]],
    ['a year that is none', [{ ...one, annee: '0   ' }], [['STC', 'Statuts', '2019-06-14']]],
    ['no day', [{ ...one, time: '' }], [['STC', 'Statuts 2019', '2019-01-01']]],
    ['neither day nor year', [{ ...one, time: '0001-01-01', annee: 0 }], [['STC', 'Statuts', null]]],
    ['a day as a text', [{ ...one, time: '2020-02-29 10:00:00' }], [['STC', 'Statuts 2019', '2020-02-29']]],
  ])('is read in spite of %s', (_, document_rna, expected) => {
    expect(read(document_rna).map(({ type, nom, date }) => [type, nom, date])).toEqual(expected);
  });

  it.each([null, undefined, 'Error', 12, [], {}])('is nothing in %j', (answer) => {
    expect(rnaPieces(answer)).toEqual([]);
  });
});

it.each([
  ['2027-01-01T00:30:00+01:00', '66101723600018-2027-T1'],
  ['2027-03-31T21:59:00Z', '66101723600018-2027-T1'],
  ['2027-03-31T22:01:00Z', '66101723600018-2027-T2'],
  ['2027-12-31T12:00:00Z', '66101723600018-2027-T4'],
])('the notice of %s is %s', (now, ref) => {
  const url = 'https://sirene.example/66101723600018';
  const piece = avisSituationPiece('66101723600018', { now: new Date(now), url });
  expect(piece).toMatchObject({ origine: 'Sirene', ref, type: 'SIR', id_siret: '66101723600018', url });
});
