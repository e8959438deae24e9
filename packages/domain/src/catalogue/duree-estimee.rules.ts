// The time a request takes is estimated from its campaign, in the same way for all.
import type { Campagne } from '../subvention/campagne.rules.ts';
import { countPieceMinutes, countQuestionMinutes } from '../subvention/duree-reponse.rules.ts';
import { partiesDemandees } from '../subvention/parties/projet-parties.rows.ts';

/** The minutes counted for the applicant, the signataire, the account and the last reading before transmitting. */
const dossierMinutes = 5;
const champMinutes = 0.5;

export type CampagneLue = Pick<
  Campagne,
  'champs_attendus' | 'champs_personnalises' | 'documents_attendus' | 'documents_projet' | 'rubriques'
>;

const sum = (minutes: readonly number[]): number => minutes.reduce((total, one) => total + one, 0);

/** Estimates a dossier with one project, in whole minutes: its own steps, then the parts of the project. */
export const dureeEstimeeMinutes = (campagne: CampagneLue): number => {
  const ailleurs = Object.entries(campagne.champs_personnalises).filter(([bloc]) => bloc !== 'custom-bloc');
  return Math.ceil(
    dossierMinutes +
      projetMinutes(campagne) +
      countPieceMinutes(campagne.documents_attendus) +
      champMinutes * (campagne.champs_attendus ?? []).length +
      sum(ailleurs.map(([, fields]) => countQuestionMinutes(fields))),
  );
};

/** Adds up the minutes that the parts of one project take. */
export const projetMinutes = (campagne: CampagneLue): number =>
  sum(partiesDemandees(campagne).map(({ minutes }) => minutes));
