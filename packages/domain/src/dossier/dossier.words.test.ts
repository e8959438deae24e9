import { describe, expect, it } from 'vitest';
import {
  nameAide,
  nomDossier,
  sayCrfRenvoye,
  sayDossier,
  sayDossierRenvoye,
  sayUntransmitted,
  shortIntitule,
} from './dossier.words.ts';

const fdva = { titre: 'FDVA Formation 2027', type: 'Formation des bénévoles', projet: null };

describe('what a dossier is called', () => {
  it.each([
    [fdva, 'FDVA Formation 2027, Formation des bénévoles'],
    [{ ...fdva, type: null }, 'FDVA Formation 2027'],
    [{ ...fdva, projet: '  ' }, 'FDVA Formation 2027, Formation des bénévoles'],
    [
      { ...fdva, projet: 'Former nos arbitres' },
      '« Former nos arbitres », FDVA Formation 2027, Formation des bénévoles',
    ],
    [{ ...fdva, type: null, projet: 'a'.repeat(80) }, `« ${'a'.repeat(80)} », FDVA Formation 2027`],
    [{ ...fdva, type: null, projet: 'a'.repeat(81) }, `« ${'a'.repeat(79)}… », FDVA Formation 2027`],
  ])('%j: %s', (nomme, expected) => {
    expect(nomDossier(nomme)).toBe(expected);
  });

  it('has its project for title and its aid under it, each said once', () => {
    const nomme = { ...fdva, projet: ' Former nos arbitres ' };
    expect([shortIntitule(nomme), nameAide(nomme)]).toEqual([
      'Former nos arbitres',
      'FDVA Formation 2027, Formation des bénévoles',
    ]);
    expect([shortIntitule(fdva), nameAide(fdva)]).toEqual(['FDVA Formation 2027', 'Formation des bénévoles']);
  });

  it('is said after its number inside a sentence', () => {
    expect(sayDossier({ ...fdva, id_fo: '27-000412' })).toBe(
      'dossier 27-000412 (FDVA Formation 2027, Formation des bénévoles)',
    );
  });

  it('is to correct since the day it was sent back, and was transmitted before', () => {
    const le = (day: string) => `2027-03-${day}T12:00:00Z`;
    expect(sayDossierRenvoye({ transmis_le: le('10'), renvoye_le: le('12') })).toBe(
      'À corriger (transmis le 10/03/2027, renvoyé le 12/03/2027)',
    );
    expect(sayDossierRenvoye({ transmis_le: null, renvoye_le: null })).toBe('À corriger');
  });
});

it('a report that was sent back is named by its year', () => {
  expect(sayCrfRenvoye(2026)).toBe('À vous : le compte rendu 2026 vous est renvoyé, corrigez-le.');
});

it.each([
  ['A', 'Non transmis'],
  ['C', 'À corriger (transmis le 12/01/2027, renvoyé le 20/01/2027)'],
  ['B', null],
  ['D', null],
  ['6', null],
] as const)('in %s, what was received is never said « Non transmis »: %s', (etat, said) => {
  const dates = { transmis_le: '2027-01-12T10:00:00Z', renvoye_le: '2027-01-20T10:00:00Z' };
  expect(sayUntransmitted({ etat, ...dates })).toBe(said);
});
