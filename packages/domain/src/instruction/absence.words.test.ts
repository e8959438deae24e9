import { expect, it } from 'vitest';
import { describeAbsence, sayPeriode, sayReception, sayRemplaces, sayRetour } from './absence.words.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  ['2026-12-21', '2026-12-31', 'du 21 au 31 décembre'],
  ['2026-12-21', '2027-01-04', 'du 21 décembre au 4 janvier 2027'],
  ['2026-12-01', '2026-12-04', 'du 1er au 4 décembre'],
  ['2026-12-21', '2026-12-21', 'le 21 décembre'],
  ['2026-12-21', '2027-12-20', 'du 21 décembre au 20 décembre 2027'],
])('from %s to %s is « %s »', (du, au, said) => {
  expect(plain(sayPeriode({ du, au }))).toBe(said);
});

it('says who receives, or why nobody does', () => {
  const paul = { absent: 'Paul Girard', au: '2027-01-12' };
  const said = [
    sayReception({ ...paul, recoit: 'Maëlle Kerbrat', vacance: null }),
    sayReception({ ...paul, recoit: null, vacance: 'aucun' }),
    sayReception({ ...paul, recoit: null, vacance: 'absent' }),
    sayReception({ ...paul, recoit: null, vacance: 'parti' }),
  ].map(plain);
  expect(said).toEqual([
    'Paul Girard n’est pas là jusqu’au 12 janvier : Maëlle Kerbrat reçoit à sa place.',
    'Paul Girard n’est pas là jusqu’au 12 janvier, et personne ne reçoit à sa place.',
    'Paul Girard n’est pas là jusqu’au 12 janvier, et personne ne reçoit à sa place : qui devait le faire n’est pas là non plus.',
    'Paul Girard n’est pas là jusqu’au 12 janvier, et personne ne reçoit à sa place : qui devait le faire n’est plus du service.',
  ]);
});

it('says for whom one receives', () => {
  const paul = { nom: 'Paul Girard', au: '2027-01-12' };
  const yann = { nom: 'Yann Tanguy', au: '2026-12-31' };
  expect(sayRemplaces([])).toBe('');
  expect(plain(sayRemplaces([paul]))).toBe(
    'Vous recevez pour Paul Girard jusqu’au 12 janvier : ses échéances sont aussi dans votre jour.',
  );
  expect(plain(sayRemplaces([paul, yann]))).toBe(
    'Vous recevez pour Paul Girard (jusqu’au 12 janvier) et Yann Tanguy (jusqu’au 31 décembre) : leurs échéances sont aussi dans votre jour.',
  );
});

it('says what was done meanwhile', () => {
  const jours = { du: '2026-12-21', au: '2026-12-31' };
  expect([0, 1, 6].map((dossiers) => plain(sayRetour({ ...jours, dossiers })))).toEqual([
    'Pendant votre absence, du 21 au 31 décembre, aucun de vos dossiers n’a changé.',
    'Pendant votre absence, du 21 au 31 décembre, 1 de vos dossiers a changé.',
    'Pendant votre absence, du 21 au 31 décembre, 6 de vos dossiers ont changé.',
  ]);
});

it('the journal keeps the days and the names, never the word', () => {
  const jours = { du: '2026-12-21', au: '2026-12-31', personne: 'Paul Girard' };
  expect(plain(describeAbsence({ ...jours, remplacant: 'Maëlle Kerbrat' }))).toBe(
    'Paul Girard, du 21 au 31 décembre, Maëlle Kerbrat reçoit',
  );
  expect(plain(describeAbsence({ ...jours, remplacant: null }))).toBe(
    'Paul Girard, du 21 au 31 décembre, personne ne reçoit',
  );
});
