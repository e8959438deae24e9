import { describe, expect, it } from 'vitest';
import { problems } from '../kernel/walk-problems.ts';
import { ficheFields } from './fiche.fields.ts';

type Values = Record<string, Record<string, unknown>>;
const blockersOf = (fiche: Values): string[] =>
  problems(ficheFields, fiche, { stage: 'transmission', scopes: { association: fiche } }).map(
    ({ field, code }) => `${field} ${code}`,
  );
const complete: Values = {
  identite: { regime: 'loi1901' },
  activites: { domaine: 'Culture', champ_action_territorial: 'local' },
};

describe('what the profile form asks', () => {
  it('is content with the required rows', () => {
    expect(blockersOf(complete)).toEqual([]);
  });

  it('requires the regime and how far it acts [R5.66] [R5.67]', () => {
    expect(blockersOf({})).toEqual([
      'identite.regime kernel.a-renseigner',
      'activites.champ_action_territorial kernel.a-renseigner',
    ]);
  });

  it('requires the sports structure when the domain is « Sport » only [R5.68] [M064]', () => {
    const activites = { domaine: 'Sport', champ_action_territorial: 'local' };
    expect(blockersOf({ ...complete, activites })).toEqual([
      'identite.type_structure_sportive kernel.a-renseigner',
    ]);
    const identite = { regime: 'loi1901', type_structure_sportive: 'CLUB' };
    expect(blockersOf({ identite, activites })).toEqual([]);
  });

  it.each([
    ['numero_amalia', 12, false],
    ['numero_amalia', 13, true],
    ['numero_amalia', 14, true],
    ['numero_amalia', 15, false],
    ['volume', 2, false],
    ['volume', 3, true],
    ['volume', 4, false],
    ['folio', 2, false],
    ['folio', 3, true],
    ['folio', 4, false],
  ])('reads %s of %i characters: right %s [R5.63] [R5.64] [R5.65] [R9.29]', (name, length, isRight) => {
    const identite = { regime: 'alsaceMoselle', [name]: '1'.repeat(length) };
    expect(blockersOf({ ...complete, identite })).toHaveLength(isRight ? 0 : 1);
  });

  it('says the exact length', () => {
    const identite = { regime: 'alsaceMoselle', volume: '12' };
    expect(blockersOf({ ...complete, identite })).toEqual(['identite.volume kernel.longueur-exacte']);
  });

  it('takes no court that holds no register of associations', () => {
    const identite = { regime: 'alsaceMoselle', tribunal_instance: 'Paris' };
    expect(blockersOf({ ...complete, identite })).toEqual(['identite.tribunal_instance kernel.format']);
    const right = { ...identite, tribunal_instance: 'Tribunal judiciaire de Colmar' };
    expect(blockersOf({ ...complete, identite: right })).toEqual([]);
  });

  it('does not look at the court register outside Alsace-Moselle', () => {
    expect(blockersOf({ ...complete, identite: { regime: 'loi1901', volume: '1' } })).toEqual([]);
  });
});
