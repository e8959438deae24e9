import { expect, it } from 'vitest';
import { sayCrfSituation } from './crf.words.ts';
import { echeanceCrf } from './echeance-crf.rules.ts';

// The report of 2027 is due on 30 June 2028, and announced sixty days before.
const cases = [
  [1, '2026-12-01', 'Rien à faire encore : ce compte rendu se rend plus tard.'],
  [2, '2028-01-15', 'Rien à faire encore : ce compte rendu se rend plus tard.'],
  [1, '2028-06-01', 'À vous : dites ce que vous avez fait de la subvention.'],
  [2, '2028-07-15', 'À vous : terminez puis transmettez.'],
  [3, '2027-03-01', 'À vous : le service demande des corrections.'],
  [4, '2028-01-15', 'Chez le service : il va le lire.'],
  [5, '2028-01-15', 'Tout est fait : le service l’a reçu.'],
] as const;

it.each(cases)('of a report in state %i, on %s: « %s »', (id_etat, day, said) => {
  const now = new Date(`${day}T12:00:00Z`);
  expect(sayCrfSituation({ id_etat, echeance: echeanceCrf(2027) }, now)).toBe(said);
});
