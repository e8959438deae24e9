// The time a request takes is estimated from its campaign, in the same way for all (screens, page 25).
import { count } from '../identifiants/nombres-affiches.ts';
import type { Campagne } from '../subvention/campagne.rules.ts';
import { minutesDesPieces, minutesDesQuestions } from '../subvention/duree-reponse.rules.ts';
import { partiesDemandees } from '../subvention/parties/projet-parties.rows.ts';

/** Counts the applicant, the signatory, the account, and the last reading before sending. */
const dossierMinutes = 5;
const champMinutes = 0.5;

type Lue = Pick<
  Campagne,
  'champs_attendus' | 'champs_personnalises' | 'documents_attendus' | 'documents_projet' | 'rubriques'
>;

const sum = (minutes: readonly number[]): number => minutes.reduce((total, one) => total + one, 0);

/** Estimates a dossier with one project, in whole minutes: its own steps, then the parts of the project. */
export const dureeEstimeeMinutes = (campagne: Lue): number => {
  const ailleurs = Object.entries(campagne.champs_personnalises).filter(([bloc]) => bloc !== 'custom-bloc');
  return Math.ceil(
    dossierMinutes +
      projetMinutes(campagne) +
      minutesDesPieces(campagne.documents_attendus) +
      champMinutes * (campagne.champs_attendus ?? []).length +
      sum(ailleurs.map(([, fields]) => minutesDesQuestions(fields))),
  );
};

const projetMinutes = (campagne: Lue): number =>
  sum(partiesDemandees(campagne).map(({ minutes }) => minutes));

/** Divides the same minutes among what is asked, so that their sum is the estimate. */
export function dureesParEtape(campagne: Lue): { titre: string; minutes: number }[] {
  const parties = partiesDemandees(campagne).length;
  const projet = projetMinutes(campagne);
  const papiers = Math.ceil(minutesDesPieces(campagne.documents_attendus));
  return [
    { titre: 'Votre association', minutes: dureeEstimeeMinutes(campagne) - projet - papiers },
    { titre: `Votre projet, en ${count(parties, 'partie', 'parties')}`, minutes: projet },
    { titre: 'Les papiers', minutes: papiers },
  ].filter(({ minutes }) => minutes > 0);
}
