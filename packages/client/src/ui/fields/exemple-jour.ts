import { date } from '@asso/domain/identifiants/date-saisie';
import { jourCourant } from '../table/listes.ts';

/** Returns a day that shows how one is typed: the last of this year, which is neither far nor over. */
export function exempleJour(): string {
  const annee = jourCourant.lire().slice(0, 4);
  return annee === '' ? (date.exemple ?? '') : `31/12/${annee}`;
}
