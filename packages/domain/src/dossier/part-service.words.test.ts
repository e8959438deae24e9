import { expect, test } from 'vitest';
import type { EtatInstruction } from './instruction.states.ts';
import { sortByUrgence } from './ordre-instructions.rules.ts';
import { sayPartService, sayRecours } from './part-service.words.ts';

const part = (etat: EtatInstruction, montant_accorde: number | null = null, montant_verse = 0) => ({
  ...{ etat, montant_demande: 7200, montant_accorde, montant_verse },
});
const plain = (said: string): string => said.replaceAll(/\s/g, ' ');

test.each([
  [part('A'), '7 200 € demandés, pas encore transmis'],
  [part('B'), '7 200 € demandés, puis retirés'],
  [part('C'), '7 200 € demandés, à corriger'],
  [part('D'), '7 200 € demandés, étude à venir'],
  [part('2'), '7 200 € demandés, à l’étude'],
  [part('6', 6100), '6 100 € accordés sur 7 200 € demandés, rien de versé encore'],
  [part('8', 6100, 3050), '6 100 € accordés sur 7 200 € demandés, 3 050 € versés'],
  [part('9', 6100, 6100), '6 100 € accordés sur 7 200 € demandés, 6 100 € versés, compte rendu attendu'],
  [part('10', 6100, 6100), '6 100 € accordés sur 7 200 € demandés, versés et racontés'],
  [part('11'), '7 200 € demandés, refusés'],
  [part('12'), '7 200 € demandés, rejetés'],
])('the part of a service in %o says its sums and where it stands', (given, expected) => {
  expect(plain(sayPartService(given))).toBe(expected);
});

test('the part of an agrément says its state alone', () => {
  expect(sayPartService(part('11'), 'agrement')).toBe('refusé');
});

test('a refusal is contested before the service that refused', () => {
  expect(sayRecours('Conseil départemental')).toMatch(
    /^Vous pouvez demander au Conseil départemental de revoir/,
  );
});

const one = (id_service_instructeur: string, etat: EtatInstruction, completude = 'complet') => ({
  ...{ id_service_instructeur, etat },
  completude: { etat: completude },
});

test.each([
  [
    ['6', 'C'],
    ['C', '6'],
  ],
  [
    ['6', '11'],
    ['6', '11'],
  ],
  [
    ['11', '6'],
    ['6', '11'],
  ],
  [
    ['10', 'D'],
    ['D', '10'],
  ],
  [
    ['2', '8'],
    ['8', '2'],
  ],
  [
    ['D', 'D'],
    ['D', 'D'],
  ],
] as [EtatInstruction[], EtatInstruction[]][])('services in %j are spoken of as %j', (given, expected) => {
  const [drajes = 'A', cd = 'A'] = given;
  expect(sortByUrgence([one('cd', cd), one('drajes', drajes)], 'drajes').map(({ etat }) => etat)).toEqual(
    expected,
  );
});

test('in the same state the referent comes first, and what a service found missing before a grant', () => {
  const ids = (all: ReturnType<typeof one>[]) =>
    sortByUrgence(all, 'drajes').map((each) => each.id_service_instructeur);
  expect(ids([one('cd', '2'), one('drajes', '2')])).toEqual(['drajes', 'cd']);
  expect(ids([one('drajes', '6'), one('cd', '2', 'demande')])).toEqual(['cd', 'drajes']);
});
