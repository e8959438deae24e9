// The page of a subvention says how long each part of a request takes.
import { count } from '../../identifiants/nombres-affiches.ts';
import { countPieceMinutes } from '../../subvention/duree-reponse.rules.ts';
import { partiesDemandees } from '../../subvention/parties/projet-parties.rows.ts';
import { type CampagneLue, dureeEstimeeMinutes, projetMinutes } from '../duree-estimee.rules.ts';

/** Divides the estimated minutes of a request among its parts, so that their sum is the estimate. */
export function minutesByEtape(campagne: CampagneLue): { titre: string; minutes: number }[] {
  const parties = partiesDemandees(campagne).length;
  const projet = projetMinutes(campagne);
  const papiers = Math.ceil(countPieceMinutes(campagne.documents_attendus));
  return [
    { titre: 'Votre association', minutes: dureeEstimeeMinutes(campagne) - projet - papiers },
    { titre: `Votre projet, en ${count(parties, 'partie', 'parties')}`, minutes: projet },
    { titre: 'Les papiers', minutes: papiers },
  ].filter(({ minutes }) => minutes > 0);
}
