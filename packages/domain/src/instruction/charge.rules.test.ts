import { expect, test } from 'vitest';
import {
  colonnesCharge,
  computeChargeEquipe,
  listColonnesCharge,
  sayColonneCharge,
  sumToStudy,
} from './charge.rules.ts';

const ines = { id: 'i', nom: 'Inès Haddad' };
const marc = { id: 'm', nom: 'Marc Olivier' };

test('who has nothing is shown, whose account is closed and still has dossiers is told, and nobody’s come last', () => {
  const charge = computeChargeEquipe(
    [ines, marc],
    [
      { id: 'i', nom: ines.nom, colonne: 'retard', nombre: 2 },
      { id: 'i', nom: ines.nom, colonne: 'renvoye', nombre: 4 },
      { id: 'p', nom: 'Paul Girard', colonne: 'semaine-1', nombre: 1 },
      { id: null, nom: null, colonne: 'aucune', nombre: 3 },
    ],
  );
  expect(charge.map(({ nom, isDuService, nombres }) => [nom, isDuService, sumToStudy(nombres)])).toEqual([
    ['Inès Haddad', true, 2],
    ['Marc Olivier', true, 0],
    ['Paul Girard', false, 1],
    ['Personne', true, 3],
  ]);
  expect(charge[0]?.nombres).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 4]);
  expect(charge[2]?.nombres).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
});

test('each column has its words, and each week its Monday', () => {
  const colonnes = listColonnesCharge(new Date('2026-11-26T12:00:00Z'));
  expect(colonnes.map(({ code }) => code)).toEqual([...colonnesCharge]);
  expect(colonnes.flatMap(({ lundi }) => lundi ?? [])).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
    '2026-12-28',
  ]);
  expect(sayColonneCharge('retard')).toBe('en retard');
  expect(sayColonneCharge('renvoye')).toBe('chez l’association');
  expect(sayColonneCharge('semaine-1')).toBe('la semaine prochaine');
});
