import { expect, test } from 'vitest';
import { tenueJusqua } from './tenue-jusqua.ts';

type Dated = Parameters<typeof tenueJusqua>[0];

const now = new Date('2027-06-10T10:00:00Z');
const nothing = { campagne: { sous_dispositifs: [] }, pieces: [], projets: [] } as unknown as Dated;
const aPiece = (given: object) => ({ document: null, proposes: [], validite_mois: null, ...given });
const aView = (given: object) => ({ ...nothing, ...given }) as Dated;
const until = (view: Dated, at = now) => tenueJusqua(view, at).toISOString();

test('what hangs on nothing holds thirty days, and ends with the year of Paris', () => {
  expect(until(nothing)).toBe('2027-07-10T10:00:00.000Z');
  expect(until(nothing, new Date('2027-12-20T10:00:00Z'))).toBe('2027-12-31T23:00:00.000Z');
  expect(until(nothing, new Date('2027-12-31T23:00:00Z'))).toBe('2028-01-30T23:00:00.000Z');
});

test('a campaign opens, and closes after its last instant', () => {
  const sous_dispositifs = [{ date_debut: '2027-06-11T00:00:00Z', date_fin: '2027-06-20T21:59:59.999Z' }];
  const view = aView({ campagne: { sous_dispositifs } });
  expect(until(view)).toBe('2027-06-11T00:00:00.000Z');
  expect(until(view, new Date('2027-06-11T00:00:00Z'))).toBe('2027-06-20T22:00:00.000Z');
  expect(until(view, new Date('2027-06-20T22:00:00Z'))).toBe('2027-07-20T22:00:00.000Z');
});

test('a document that may be joined holds to the end of its last day in Paris', () => {
  const pieces = [aPiece({ proposes: [{ expire_le: '2027-06-09' }, { expire_le: '2027-06-12' }] })];
  expect(until(aView({ pieces }))).toBe('2027-06-12T22:00:00.000Z');
  expect(until(aView({ projets: [{ pieces }] }))).toBe('2027-06-12T22:00:00.000Z');
  expect(until(aView({ pieces: [aPiece({ proposes: [{ expire_le: '2027-06-10' }] })] }))).toBe(
    '2027-06-10T22:00:00.000Z',
  );
});

test('a joined document is too old by its type, then by what the campaign accepts', () => {
  const document = { date_chargement: '2027-03-20T10:00:00Z', expire_le: '2027-06-15' };
  const pieces = [aPiece({ document, validite_mois: 3 })];
  expect(until(aView({ pieces }))).toBe('2027-06-15T22:00:00.000Z');
  expect(until(aView({ pieces }), new Date('2027-06-15T22:00:00Z'))).toBe('2027-06-20T22:00:00.000Z');
});
