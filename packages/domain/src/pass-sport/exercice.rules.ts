// One Pass'Sport exercise is the current one, and it is open to enrolment or not (§4 Pass'Sport; field, Pass'Sport
// journey).
import { localDay } from '../identifiants/dates-affichees.ts';
import { daysBetween } from '../identifiants/echeances-affichees.ts';

/** Each exercise stores its own rules of who may enrol. */
export type ReglesExercice = {
  /** True when a member of a sports federation may enrol. */
  federation: boolean;
  /** The agréments that replace a federation, each with the first year in which it may have been given. */
  agrements: { type: string; depuis: number }[];
  /** True when a certificate of each federation is required, unless the federation itself confirmed the club. */
  attestation: boolean;
};

export type Exercice = {
  /** The two figures with which the codes of the exercise begin, such as « 26 ». */
  id: string;
  libelle: string;
  active: boolean;
  /** Both days are included, in Europe/Paris. */
  date_debut: string;
  date_fin: string;
  /** The sum in euros for one inscription. */
  montant: number;
  regles: ReglesExercice;
};

type Dates = Pick<Exercice, 'id' | 'active' | 'date_debut' | 'date_fin'>;

export type EtatExercice = 'a-venir' | 'ouvert' | 'clos';

/** Returns the state of an exercise; one that is not active is closed, whatever its days. */
export function etatExercice({ active, date_debut, date_fin }: Omit<Dates, 'id'>, now: Date): EtatExercice {
  const jour = localDay(now);
  if (active && jour < date_debut) return 'a-venir';
  return active && jour <= date_fin ? 'ouvert' : 'clos';
}

/** Returns the active exercise that has begun, the last to begin when there are several [R4.85]. */
export function exerciceCourant<E extends Dates>(exercices: readonly E[], now: Date): E | undefined {
  const jour = localDay(now);
  return exercices
    .filter(({ active, date_debut }) => active && date_debut <= jour)
    .toSorted((one, other) => other.date_debut.localeCompare(one.date_debut))[0];
}

/** Returns the next exercise to open, if it is known. */
export function exerciceSuivant<E extends Dates>(exercices: readonly E[], now: Date): E | undefined {
  return exercices
    .filter((one) => etatExercice(one, now) === 'a-venir')
    .toSorted((one, other) => one.date_debut.localeCompare(other.date_debut))[0];
}

/** Returns « 2026-2027 », the season that « 26 » begins. */
export const nameSaison = (id: string): string => `20${id}-${2000 + Number(id) + 1}`;

/** Counts the days left, without today; 0 once the exercise is over. */
export const joursRestants = ({ date_fin }: Pick<Exercice, 'date_fin'>, now: Date): number =>
  Math.max(0, daysBetween(now, new Date(`${date_fin}T12:00:00Z`), 'Europe/Paris'));
