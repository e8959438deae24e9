// Until when beneficiaries of Pass'Sport are kept: so long after the end of their season (field, Retention).
import { conservations } from '../referentiel/conservation.rows.ts';

const finDeSaison = '08-31';

/** « YYYY-MM-DD », the last day on which beneficiaries of « 26 » may be known: the season ends the year after it began. */
const conservesJusquau = (exercice: string): string =>
  `${2000 + Number(exercice) + 1 + conservations.passSport.duree.annees}-${finDeSaison}`;

/** `jour`: today in Paris. */
export const isEffacable = (exercice: string, jour: string): boolean => jour > conservesJusquau(exercice);

/** What stands in the place of who they were. */
export const personneEffacee = {
  prenom: 'Effacé',
  nom: 'Effacé',
  date_naissance: '1900-01-01',
  commune: '',
  code_postal: '',
} as const;
