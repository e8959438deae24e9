import { describe, expect, it } from 'vitest';
import { decisionErrors, needsMotif } from './saisie-decision.ts';

const rien = { motif: '', id_siret: '' };
const fieldsOf = (...given: Parameters<typeof decisionErrors>) =>
  decisionErrors(...given).map(({ field }) => field);

describe('what a decision must say before it is confirmed', () => {
  it('is chosen first', () => {
    expect(fieldsOf('AEM', null, rien)).toEqual(['action']);
  });

  it.each([
    ['AEM', 'start', false],
    ['AEM', 'invalidate', true],
    ['AEM', 'reset', true],
    ['ENCT', 'reject', true],
    ['ENCT', 'refuse', true],
    ['ENCT', 'reset', true],
    ['ENCT', 'grant', false],
  ] as const)('from %s, %s asks for a reason: %s', (etat, action, expected) => {
    expect(needsMotif(etat, action)).toBe(expected);
    const saisie = { motif: '  ', id_siret: '12345678200010' };
    expect(fieldsOf(etat, action, saisie)).toEqual(expected ? ['motif'] : []);
    expect(fieldsOf(etat, action, { ...saisie, motif: 'Statuts illisibles.' })).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['13 digits', '1234567820001'],
    ['15 digits', '123456782000100'],
    ['a wrong check digit', '12345678200011'],
  ])('refuses to grant with %s', (_, id_siret) => {
    expect(fieldsOf('ENCT', 'grant', { ...rien, id_siret })).toEqual(['id_siret']);
  });

  it('takes a SIRET in groups', () => {
    expect(fieldsOf('ENCT', 'grant', { ...rien, id_siret: '123 456 782 00010' })).toEqual([]);
  });
});
