// How long beneficiaries of Pass'Sport are kept: two years after the end of their season (field, Retention).

/** A change of the law is a change here. */
const conservationPsp = { annees: 2, finDeSaison: '08-31' } as const;

/** « YYYY-MM-DD », the last day on which beneficiaries of « 26 » may be known: the season ends the year after it began. */
const conservesJusquau = (exercice: string, { annees, finDeSaison } = conservationPsp): string =>
  `${2000 + Number(exercice) + 1 + annees}-${finDeSaison}`;

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
