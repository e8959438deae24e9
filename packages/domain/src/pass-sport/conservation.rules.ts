// Until when what is known of a season of Pass'Sport is kept: so long after its end (field, Retention).
import { conservations } from '../referentiel/conservation.rows.ts';

const finDeSaison = '08-31';

/** Of a season: who had a code, and on which accounts clubs were paid. */
type CleDeSaison = 'passSport' | 'passSportCompte';

/** « YYYY-MM-DD », the last day on which it may be known of « 26 »: the season ends the year after it began. */
const conservesJusquau = (cle: CleDeSaison, exercice: string): string =>
  `${2000 + Number(exercice) + 1 + conservations[cle].duree.annees}-${finDeSaison}`;

/** `jour`: today in Paris. */
export const isEffacable = (
  cle: CleDeSaison,
  { exercice, jour }: { exercice: string; jour: string },
): boolean => jour > conservesJusquau(cle, exercice);

/** What stands in the place of who they were. */
export const personneEffacee = {
  prenom: 'Effacé',
  nom: 'Effacé',
  date_naissance: '1900-01-01',
  commune: '',
  code_postal: '',
} as const;
