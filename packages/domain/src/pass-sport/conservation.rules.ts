// The personal data of a Pass'Sport season are kept for a limited time after its end (field, Retention).
import { conservations } from '../referentiel/conservation.rows.ts';

const finDeSaison = '08-31';

/**
 * The data of a season are the people who had a code (`passSport`), and the accounts to which clubs were paid
 * (`passSportCompte`).
 */
type CleDeSaison = 'passSport' | 'passSportCompte';

/**
 * Returns the last day, « YYYY-MM-DD », on which the data of « 26 » may be kept: the season ends the year after it
 * began.
 */
const conservesJusquau = (cle: CleDeSaison, exercice: string): string =>
  `${2000 + Number(exercice) + 1 + conservations[cle].duree.annees}-${finDeSaison}`;

/** Tells whether the data of a season are to be erased; `jour` is today in Paris. */
export const isEffacable = (
  cle: CleDeSaison,
  { exercice, jour }: { exercice: string; jour: string },
): boolean => jour > conservesJusquau(cle, exercice);

/** The values that replace a person's once they are erased. */
export const personneEffacee = {
  prenom: 'Effacé',
  nom: 'Effacé',
  date_naissance: '1900-01-01',
  commune: '',
  code_postal: '',
} as const;
