// Once a subvention is paid, its report is the association's turn when it is near or was sent back; until then it is
// only announced.
import { formatJourEntier } from '../../identifiants/dates-longues.ts';
import { isCrfYours } from '../crf-attendu.rules.ts';

/** Returns for example « Compte rendu à envoyer avant le vendredi 30 juin 2028 : nous vous le rappellerons. ». */
export const sayCompteRenduUpcoming = (avant: Date): string =>
  `Compte rendu à envoyer avant le ${formatJourEntier(avant)} : nous vous le rappellerons.`;

/** What is known of the report that a paid dossier owes: `crf` is null once the service has all of them. */
export type CrfConnu = { crf: { isRenvoye: boolean } | null; echeance: string | null };

/** Returns what is said of a report that is still far; null when it is the association's turn, or when none is owed. */
export const sayCrfLater = ({ crf, echeance }: CrfConnu, now: Date): string | null =>
  crf === null || echeance === null || isCrfYours({ ...crf, avant: echeance }, now)
    ? null
    : sayCompteRenduUpcoming(new Date(echeance));

/** Returns the tone of a paid dossier; nothing is asked as long as nobody knows which report is owed. */
export const tonVerse = (connu: CrfConnu | undefined, now: Date): 'a-vous' | 'atteint' =>
  connu?.crf && sayCrfLater(connu, now) === null ? 'a-vous' : 'atteint';
