import { describe, expect, it } from 'vitest';
import { niveauAdministrateur } from './roles.words.ts';
import { isCodeTerritoire, isInTerritoire, territoiresIn } from './territoire-admin.rules.ts';

describe('territory of an administrator', () => {
  it.each([
    { territoire: null, code: 'FR', isIn: true },
    { territoire: null, code: null, isIn: true },
    { territoire: 'R93', code: 'R93', isIn: true },
    { territoire: 'R93', code: '13', isIn: true },
    { territoire: 'R93', code: '06', isIn: true },
    { territoire: 'R93', code: '30', isIn: false },
    { territoire: 'R93', code: '93', isIn: false },
    { territoire: 'R93', code: 'FR', isIn: false },
    { territoire: 'R93', code: null, isIn: false },
    { territoire: '13', code: '13', isIn: true },
    { territoire: '13', code: 'R93', isIn: false },
    { territoire: '13', code: '83', isIn: false },
    { territoire: '93', code: 'R93', isIn: false },
  ])('$territoire holds $code: $isIn [R6.6]', ({ territoire, code, isIn }) => {
    expect(isInTerritoire(territoire, code)).toBe(isIn);
  });

  it('holds the six departments of Provence-Alpes-Côte d’Azur in their region', () => {
    expect(territoiresIn('R93')).toEqual(['R93', '04', '05', '06', '13', '83', '84']);
  });

  it('names the two levels [R6.6]', () => {
    expect(niveauAdministrateur('13')).toBe('Administrateur local');
    expect(niveauAdministrateur(null)).toBe('Administrateur national');
  });

  it.each([
    ['FR', true],
    ['R93', true],
    ['13', true],
    ['2A', true],
    ['974', true],
    ['R9', false],
    ['131', false],
    ['XX', false],
  ])('reads the code %s: %s', (code, expected) => {
    expect(isCodeTerritoire(code)).toBe(expected);
  });
});
