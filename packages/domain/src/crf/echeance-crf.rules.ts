// A granted dossier owes one report for each exercise, by 30 June of the following year.
import {
  dateLimiteCrf,
  isCrfAwaited,
  type RappelsCrf,
  rappelCrfMaxJours,
  rappelsCrfOrdinaires,
} from '../dossier/crf-attendu.rules.ts';
import type { EtatInstruction } from '../dossier/instruction.states.ts';
import { endOfDay, paris } from '../identifiants/dates-affichees.ts';
import { daysBetween } from '../identifiants/echeances-affichees.ts';
import { exercicesBetween } from '../referentiel/exercices.rules.ts';
import { type EtatCrf, isCrfRecu } from './crf.states.ts';

export type DossierWithCrf = {
  exercice: number;
  exercice_fin: number;
  instructions: readonly { etat: EtatInstruction }[];
};

/**
 * Lists the exercises from `exercice` to `exercice_fin`, both included; the list is empty before the dossier is granted
 * and once it is finished.
 */
export const exercicesAttendus = (dossier: DossierWithCrf): number[] =>
  dossier.instructions.some(({ etat }) => isCrfAwaited(etat))
    ? exercicesBetween(dossier.exercice, dossier.exercice_fin)
    : [];

/** Returns the last instant of 30 June of the following year, where the campaign is. */
export const echeanceCrf = (exercice: number, zone = paris): Date => endOfDay(dateLimiteCrf(exercice), zone);

export type CrfCommence = { exercice: number; id_etat: EtatCrf };

/** Lists the exercises whose report the service has not received: the dossier cannot finish before. */
export const exercicesNonRecus = (dossier: DossierWithCrf, crfs: readonly CrfCommence[]): number[] =>
  exercicesAttendus(dossier).filter(
    (exercice) => !crfs.some((one) => one.exercice === exercice && isCrfRecu(one.id_etat)),
  );

/**
 * Returns the reminder due now, in days left before the deadline or, negative, in days after it; null means none.
 * If the portal was stopped that day, the reminder is due the next day; the caller records those sent, so that each
 * leaves once.
 */
export function dueRappelCrf({
  echeance,
  now,
  zone,
  rappels = rappelsCrfOrdinaires,
}: {
  echeance: Date;
  now: Date;
  zone: string;
  /** The reminders of the campaign; when absent, the ordinary ones. */
  rappels?: RappelsCrf;
}): number | null {
  const left = daysBetween(now, echeance, zone);
  if (now <= echeance) {
    const come = rappels.avant.filter((jours) => left <= jours);
    return come.length === 0 ? null : Math.min(...come);
  }
  const come = rappels.apres.filter((jours) => -left >= jours);
  const isTooLate = -left > rappelCrfMaxJours;
  return come.length === 0 || isTooLate ? null : -Math.max(...come);
}
