// An agent of a service is away from one day to another, and one colleague may receive in their place. Dossiers never
// change hands by it: what arrives, reminds or falls due meanwhile is shown to who receives.
import { formatDay } from '../identifiants/dates-affichees.ts';
import { addJours, joursPasses } from '../identifiants/durees.ts';
import type { Problem } from '../kernel/result.ts';

export const motMax = 200;
/** The longest absence, in days: who leaves for longer leaves the service. */
const joursAuPlus = 366;

export type Absence = {
  id_utilisateur: string;
  /** The first and the last day away, both included, « YYYY-MM-DD ». */
  du: string;
  au: string;
  /** The colleague who receives; null leaves what arrives to nobody. */
  remplacant: string | null;
};

export const etatsAbsence = ['en-cours', 'a-venir', 'finie'] as const;
export type EtatAbsence = (typeof etatsAbsence)[number];

export function readEtatAbsence({ du, au }: Pick<Absence, 'du' | 'au'>, jour: string): EtatAbsence {
  if (jour < du) return 'a-venir';
  return jour > au ? 'finie' : 'en-cours';
}

/** The people of one service on one day. */
export type Effectif<A extends Absence = Absence> = {
  absences: readonly A[];
  jour: string;
  /** Tells whether this person belongs to the service and may sign in. */
  isCollegue: (id: string) => boolean;
};

/** Returns the absence of this person on this day; of two that overlap, the one that ends last. */
function findAbsence<A extends Absence>(
  { absences, jour }: Pick<Effectif<A>, 'absences' | 'jour'>,
  personne: string,
): A | null {
  const siennes = absences.filter(
    (one) => one.id_utilisateur === personne && readEtatAbsence(one, jour) === 'en-cours',
  );
  return siennes.toSorted((one, other) => other.au.localeCompare(one.au))[0] ?? null;
}

/** Why nobody receives in the place of who is away: nobody was named, or who was is away too, or left the service. */
export const causesVacance = ['aucun', 'absent', 'parti'] as const;
export type Vacance = (typeof causesVacance)[number];

export type Reception<A extends Absence = Absence> = {
  absence: A;
  /** The colleague who receives today; null when nobody does. */
  recoit: string | null;
  vacance: Vacance | null;
};

/**
 * Tells who receives today in the place of this person; null when the person is there. Who is away too receives
 * nothing, and their own stand-in agreed to receive for them alone: nobody receives then.
 */
export function findReception<A extends Absence>(
  effectif: Effectif<A>,
  personne: string,
): Reception<A> | null {
  const absence = findAbsence(effectif, personne);
  if (absence === null) return null;
  const { remplacant } = absence;
  const vacance = findCause(effectif, remplacant);
  return { absence, recoit: vacance === null ? remplacant : null, vacance };
}

function findCause(effectif: Effectif, remplacant: string | null): Vacance | null {
  if (remplacant === null) return 'aucun';
  if (!effectif.isCollegue(remplacant)) return 'parti';
  return findAbsence(effectif, remplacant) === null ? null : 'absent';
}

/** Lists, for each person in whose place this one receives today, their absence. */
export function listReplaced<A extends Absence>(effectif: Effectif<A>, personne: string): A[] {
  const absents = new Set(effectif.absences.map(({ id_utilisateur }) => id_utilisateur));
  return [...absents].flatMap((id) => {
    const reception = effectif.isCollegue(id) ? findReception(effectif, id) : null;
    return reception?.recoit === personne ? [reception.absence] : [];
  });
}

export type AbsenceDemandee = Absence & { mot: string | null };

type Connu = {
  jour: string;
  isCollegue: (id: string) => boolean;
  /** The other absences of the same person in this service. */
  autres: readonly Absence[];
  /** True when an absence that began is changed: it may end yesterday, for who came back this morning. */
  isBegun: boolean;
};

/** Lists all that is wrong with this absence, each problem at its field. */
export function listAbsenceProblems(asked: AbsenceDemandee, connu: Connu): Problem[] {
  const { id_utilisateur, du, au, remplacant } = asked;
  const { jour, isCollegue, autres, isBegun } = connu;
  const found: Problem[] = [];
  if (!isCollegue(id_utilisateur))
    found.push({ code: 'instruction.collegue-inconnu', field: 'id_utilisateur' });
  if (au < du) found.push({ code: 'instruction.absence-ordre', field: 'au' });
  else if (countDays(du, au) > joursAuPlus) found.push({ code: 'instruction.absence-longue', field: 'au' });
  else if (au < (isBegun ? shiftDay(jour, -1) : jour))
    found.push({ code: 'instruction.absence-passee', field: 'au' });
  else {
    const autre = autres.find((one) => one.du <= au && du <= one.au);
    if (autre)
      found.push({
        code: 'instruction.absence-double',
        field: 'du',
        params: { du: formatDay(autre.du), au: formatDay(autre.au) },
      });
  }
  if (remplacant === id_utilisateur) found.push({ code: 'instruction.absence-soi', field: 'remplacant' });
  else if (remplacant !== null && !isCollegue(remplacant))
    found.push({ code: 'instruction.collegue-inconnu', field: 'remplacant' });
  return found;
}

const noonOf = (jour: string): Date => new Date(`${jour}T12:00:00Z`);

/** Counts the days of a period, the first and the last included. */
const countDays = (du: string, au: string): number => joursPasses(noonOf(du), noonOf(au)) + 1;

/** Returns the day that comes `by` days after this one, or before it. */
export const shiftDay = (jour: string, by: number): string =>
  addJours(noonOf(jour), by).toISOString().slice(0, 10);

/** For how many days after one's return the day says what was done meanwhile. */
const joursDeRetour = 7;

/** Returns the absence from which this person came back lately; null while they are away, or long after. */
export function findRetour<A extends Absence>(
  { absences, jour }: Pick<Effectif<A>, 'absences' | 'jour'>,
  personne: string,
): A | null {
  if (findAbsence({ absences, jour }, personne)) return null;
  const depuis = shiftDay(jour, -joursDeRetour);
  const finies = absences.filter(
    (one) => one.id_utilisateur === personne && one.au < jour && one.au >= depuis,
  );
  return finies.toSorted((one, other) => other.au.localeCompare(one.au))[0] ?? null;
}
