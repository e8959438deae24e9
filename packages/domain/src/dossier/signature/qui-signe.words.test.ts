import { describe, expect, it } from 'vitest';
import { nameCertifier, saySigner, signerLines } from './qui-signe.words.ts';

const le = new Date('2026-11-28T09:12:00Z');
const preuve = {
  nom: 'Jeanne Roux',
  fonction: 'présidente',
  qualite: 'representant' as const,
  lieu: 'Marseille',
  le: le.toISOString(),
  lib_confirmation: 'par le lien reçu à son adresse',
  revision: 3,
  empreinte: 'e'.repeat(64),
  compte: { nom: 'Jeanne Roux', courriel: 'jeanne@exemple.fr', lien: 'ce compte a l’adresse de sa fiche' },
};
const karim = { par: 'Karim Benali', le, preuve: null, isNonSigne: true };

describe('who transmitted and who signed', () => {
  it('are said apart, and nobody is said to have signed who did not', () => {
    expect(saySigner(karim)).toBe('Transmis par Karim Benali, non signé');
    expect(signerLines(karim)).toEqual([
      { label: 'Transmis par', value: 'Karim Benali, le 28/11/2026 10h12' },
      { label: 'Signé par', value: 'Non signé' },
    ]);
    expect(nameCertifier(karim)).toBe('Karim Benali');
  });

  it('have each their hour, and the signature its proof', () => {
    const signed = { ...karim, preuve, isNonSigne: false };
    expect(saySigner(signed)).toBe('Transmis par Karim Benali, signé par Jeanne Roux, présidente');
    expect(signerLines(signed).map(({ value }) => value)).toEqual([
      'Karim Benali, le 28/11/2026 10h12',
      'Jeanne Roux, présidente, le 28/11/2026 10h12, à Marseille',
      'par le lien reçu à son adresse, compte de Jeanne Roux (jeanne@exemple.fr)\u00a0: ce compte a l’adresse de sa fiche',
    ]);
    expect(nameCertifier(signed)).toBe('Jeanne Roux');
  });

  it('are not guessed of what left before it was noted', () => {
    expect(saySigner({ ...karim, isNonSigne: false })).toBe('Transmis par Karim Benali');
  });
});
