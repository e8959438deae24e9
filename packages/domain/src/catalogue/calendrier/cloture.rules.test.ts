import { describe, expect, it } from 'vitest';
import type { BrouillonCampagne } from '../campagne-options.fields.ts';
import { clotureProblems, cloturesRetirees, withCloture } from './cloture.rules.ts';
import { sayDeplacement } from './cloture.words.ts';

const type = (code: string, date_fin: string) => ({
  ...{ code, label: code, date_fin },
  date_debut: '2027-01-05T08:00:00.000Z',
});
const now = new Date('2027-02-01T08:00:00Z');
const types = [type('FDB', '2027-03-18T22:59:59.000Z')];
const said = (date_fin: string, more: object = {}, of = types) =>
  clotureProblems({ date_fin, heure_fin: '23h59', ...more }, { types: of, fuseau: 'Europe/Paris', now }).map(
    ({ code, field }) => `${code} ${field}`,
  );

describe('a closing that is moved', () => {
  it.each([
    ['2027-04-30', {}, []],
    ['2027-02-15', { motif: 'Les crédits sont réduits.' }, []],
    ['2027-02-15', {}, ['catalogue.cloture-sans-motif motif']],
    ['2027-02-15', { motif: '  ' }, ['catalogue.cloture-sans-motif motif']],
    ['2027-03-18', {}, ['catalogue.cloture-inchangee date_fin']],
    ['2027-01-20', { motif: 'x' }, ['catalogue.cloture-passee date_fin']],
    ['demain', {}, ['catalogue.cloture-illisible date_fin']],
    ['2027-04-30', { heure_fin: '27h' }, ['catalogue.cloture-illisible date_fin']],
  ])('to %s with %j: %j', (date_fin, more, expected) => {
    expect(said(date_fin, more)).toEqual(expected);
  });

  it('goes one way for all the types that it moves', () => {
    const two = [...types, type('AUTRE', '2027-04-30T21:59:59.000Z')];
    expect(said('2027-04-01', { motif: 'x' }, two)).toEqual(['catalogue.cloture-melee types']);
    expect(said('2027-05-31', {}, two)).toEqual([]);
  });

  it('is told in public with what it was, and why', () => {
    const dite = {
      ...{ avant: '2027-03-18T22:59:59Z', apres: '2027-02-15T22:59:59Z', le: '2027-02-01T08:00:00Z' },
      motif: 'Les crédits sont réduits.',
    };
    expect(sayDeplacement(dite, { zones: 'Pacific/Tahiti' })).toBe(
      'La clôture a été avancée le lundi 1er février 2027 : elle était le jeudi 18 mars 2027 à 23h59, heure de Paris, soit 12h59 à Papeete. Motif donné par le service : Les crédits sont réduits.',
    );
    expect(
      sayDeplacement({ ...dite, apres: '2027-04-30T21:59:59Z', motif: null }, { zones: [], type: 'FDB' }),
    ).toBe(
      'La clôture de « FDB » a été reportée le lundi 1er février 2027 : elle était le jeudi 18 mars 2027 à 23h59, heure de Paris.',
    );
  });
});

describe('a draft that is published again', () => {
  const brouillon = (date_fin: string, campagne_exercice = 2027): BrouillonCampagne =>
    ({
      campagne_exercice,
      sous_dispositifs: [{ id: 'a', code: 'FDB', date_fin, heure_fin: '23h59' }],
    }) as BrouillonCampagne;
  const publiee = { campagne_exercice: 2027, types: [{ code: 'FDB', date_fin: '2027-03-18T22:59:59.000Z' }] };

  it('never brings forward a closing that is published, and may put it off', () => {
    const codes = (one: BrouillonCampagne) => cloturesRetirees(one, publiee).map(({ field }) => field);
    expect(codes(brouillon('2027-03-17'))).toEqual(['sous_dispositifs.a.date_fin']);
    expect(codes(brouillon('2027-03-18'))).toEqual([]);
    expect(codes(brouillon('2027-04-30'))).toEqual([]);
    expect(codes(brouillon('2027-03-17', 2028))).toEqual([]);
    expect(cloturesRetirees(brouillon('2027-03-17'), null)).toEqual([]);
  });

  it('takes the closing that an act has moved, for the types it moved', () => {
    const moved = withCloture(brouillon('2027-03-18'), ['FDB'], {
      date_fin: '2027-04-30',
      heure_fin: '12h00',
    });
    expect(moved.sous_dispositifs).toEqual([
      { id: 'a', code: 'FDB', date_fin: '2027-04-30', heure_fin: '12h00' },
    ]);
    expect(
      withCloture(brouillon('2027-03-18'), ['X'], { date_fin: '2027-04-30', heure_fin: '12h00' }),
    ).toEqual(brouillon('2027-03-18'));
  });
});
