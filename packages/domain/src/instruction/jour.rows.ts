// The day of an agent is a list of lines, of these kinds: the filter that keeps each, whether its date is a deadline or
// the day something came, its one act, and the place where that act is done.

/** The filters of the day, in their order. */
export const rubriquesJour = {
  decider: 'À décider',
  reponses: 'Réponses',
  avis: 'Avis',
  versements: 'Versements',
  'comptes-rendus': 'Comptes rendus',
  bloques: 'Bloqués',
} as const;
export type RubriqueJour = keyof typeof rubriquesJour;
export const codesRubriques = Object.keys(rubriquesJour) as [RubriqueJour, ...RubriqueJour[]];

/**
 * Where an act is done: on the desk of the dossier, at the opinion to give, at the report of a year; `place` is done in
 * the list itself.
 */
type LieuJour = 'dossier' | 'avis' | 'crf' | 'place';

type Genre = {
  rubrique: RubriqueJour;
  /** True when `le` is a deadline; false when it is the day something came, which waits from then on. */
  isLimite: boolean;
  /** The reader's alone: what is new since their own last visit is nothing to their colleagues. */
  isPersonnel?: true;
  acte: string;
  lieu: LieuJour;
  /** The kind of reminder that the act sends to the association (`chooseRelance`). */
  rappel?: 2 | 8;
};

/** The kinds of line; a dossier has at most one line of each kind and year. */
export const genresJour = {
  commencer: { rubrique: 'decider', isLimite: true, acte: 'Commencer', lieu: 'dossier' },
  conclure: { rubrique: 'decider', isLimite: true, acte: 'Conclure', lieu: 'dossier' },
  reponse: { rubrique: 'reponses', isLimite: false, isPersonnel: true, acte: 'Lire', lieu: 'dossier' },
  'avis-a-rendre': { rubrique: 'avis', isLimite: true, acte: 'Rendre l’avis', lieu: 'avis' },
  'avis-recu': { rubrique: 'avis', isLimite: false, isPersonnel: true, acte: 'Lire l’avis', lieu: 'dossier' },
  versement: { rubrique: 'versements', isLimite: true, acte: 'Verser', lieu: 'dossier' },
  'crf-a-lire': { rubrique: 'comptes-rendus', isLimite: false, acte: 'Lire', lieu: 'crf' },
  'crf-du': { rubrique: 'comptes-rendus', isLimite: true, acte: 'Rappeler', lieu: 'place', rappel: 8 },
  complements: { rubrique: 'bloques', isLimite: true, acte: 'Rappeler', lieu: 'place', rappel: 2 },
  'avis-attendu': { rubrique: 'bloques', isLimite: true, acte: 'Voir la demande', lieu: 'dossier' },
} as const satisfies Record<string, Genre>;
export type GenreJour = keyof typeof genresJour;
export const codesGenres = Object.keys(genresJour) as [GenreJour, ...GenreJour[]];

/** What may be new on a dossier since its reader last looked: the values of the queue's filter « À lire ». */
export const nouvellesJour = {
  corrige: 'corrections',
  message: 'message',
  rib: 'nouveau RIB',
} as const;
export type NouvelleJour = keyof typeof nouvellesJour;
export const codesNouvelles = Object.keys(nouvellesJour) as [NouvelleJour, ...NouvelleJour[]];

export const findJourRubrique = (genre: GenreJour): RubriqueJour => genresJour[genre].rubrique;
export const isLimite = (genre: GenreJour): boolean => genresJour[genre].isLimite;
export const isPersonnel = (genre: GenreJour): boolean => 'isPersonnel' in genresJour[genre];

/** Returns the kind of reminder that the act of this line sends; null when it is another act. */
export const readRappel = (genre: GenreJour): 2 | 8 | null => {
  const row: Genre = genresJour[genre];
  return row.rappel ?? null;
};
