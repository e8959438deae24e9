// Which reports a grant owes, and by when: one for each exercise once granted, on 30 June of the year after (decisions, Dossiers).
import {
  attendCrf,
  dateLimiteCrf,
  type RappelsCrf,
  rappelCrfMaxJours,
  rappelsCrfOrdinaires,
} from '../dossier/crf-attendu.rules.ts';
import type { EtatInstruction } from '../dossier/instruction.states.ts';
import { endOfDay, paris } from '../identifiants/dates-affichees.ts';
import { daysBetween } from '../identifiants/echeances-affichees.ts';
import { exercicesBetween } from '../referentiel/exercices.rules.ts';
import type { EtatCrf } from './crf.states.ts';

export type DossierDesCrf = {
  exercice: number;
  exercice_fin: number;
  instructions: readonly { etat: EtatInstruction }[];
};

/** From exercice to exercice_fin, both included; none before it is granted nor once all is done. */
export const exercicesAttendus = (dossier: DossierDesCrf): number[] =>
  dossier.instructions.some(({ etat }) => attendCrf(etat))
    ? exercicesBetween(dossier.exercice, dossier.exercice_fin)
    : [];

/** The last instant of 30 June of the year after, where the campaign is. */
export const echeanceCrf = (exercice: number, zone = paris): Date => endOfDay(dateLimiteCrf(exercice), zone);

export type CrfCommence = { exercice: number; id_etat: EtatCrf };

/** Those the service has not received: the dossier does not finish before. */
export const exercicesNonRecus = (dossier: DossierDesCrf, crfs: readonly CrfCommence[]): number[] =>
  exercicesAttendus(dossier).filter(
    (exercice) => !crfs.some((one) => one.exercice === exercice && one.id_etat === 5),
  );

/**
 * The reminder that stands now, in days left (before) or passed (negative, after); null: none. A portal that was stopped
 * that day reminds the next one; who keeps which were sent sends each once.
 */
export function rappelCrfDu({
  echeance,
  now,
  zone,
  rappels = rappelsCrfOrdinaires,
}: {
  echeance: Date;
  now: Date;
  zone: string;
  /** Those of the campaign; absent: the ordinary ones. */
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
