import { describe, expect, it } from 'vitest';
import {
  findCodeDepartement,
  findRegime,
  findTypeStructure,
  formesByRegime,
  isRegimeLocked,
  listRegimes,
} from './regime.rules.ts';

describe('regime', () => {
  it('gives the legal form of each regime [R9.8] [R9.9] [R9.10]', () => {
    expect(formesByRegime).toEqual({ loi1901: '9220', alsaceMoselle: '9260', autre: '9230' });
  });

  it.each([
    ['9220', '13011', 'loi1901'],
    [null, '13011', 'loi1901'],
    ['9220', '57000', 'alsaceMoselle'],
    ['9220', '67000', 'alsaceMoselle'],
    ['9220', '68200', 'alsaceMoselle'],
    ['9220', '56000', 'loi1901'],
    ['9220', '69001', 'loi1901'],
    ['9260', '75001', 'alsaceMoselle'],
    ['9230', '67000', 'autre'],
    ['9300', '75001', 'autre'],
    ['7210', '67000', 'collectivite'],
    ['7313', '75001', 'collectivite'],
  ])('reads form %s at %s as %s [R9.7] [R3.1]', (idFormeJuridique, codePostal, expected) => {
    expect(findRegime({ idFormeJuridique, codePostal })).toBe(expected);
  });

  it('offers an association loi1901 or alsaceMoselle [R5.74]', () => {
    expect(listRegimes('association')).toEqual(['loi1901', 'alsaceMoselle']);
    expect(isRegimeLocked('association')).toBe(false);
  });

  it('offers a local authority autre or collectivite, and closes the choice [R5.73]', () => {
    expect(listRegimes('collectivite')).toEqual(['autre', 'collectivite']);
    expect(isRegimeLocked('collectivite')).toBe(true);
  });

  it('takes what the RNA alone knows for an association [R9.14]', () => {
    expect(findTypeStructure(null)).toBe('association');
    expect(findTypeStructure('9224')).toBe('association');
    expect(findTypeStructure('9230')).toBe('autre');
  });
});

describe('department', () => {
  it.each([
    ['13211', '13011', '13'],
    ['2A004', '20000', '2A'],
    ['2B033', '20200', '2B'],
    [null, '20000', '2A'],
    [null, '20200', '2B'],
    ['97411', '97400', '974'],
    ['98818', '98800', '988'],
    // The post office of the next department serves this town.
    ['01033', '74910', '01'],
    ['', '01000', '01'],
    ['', '', null],
    ['ABCDE', 'x', null],
  ])('reads %s, %s as %s', (codeInsee, codePostal, expected) => {
    expect(findCodeDepartement({ codeInsee, codePostal })).toBe(expected);
  });
});
