// « Comment s’est passée cette démarche ? » Asked on each confirmation page, of nobody in particular (screens, Confirmation page).

export const demarchesJugees = {
  acces: 'Demande d’accès à une association',
  subvention: 'Demande de subvention',
  crf: 'Compte rendu financier',
  agrement: 'Demande d’agrément',
  siret: 'Demande de SIRET',
  lot: 'Acte sur plusieurs dossiers',
  aide: 'Demande d’aide',
} as const;
export type DemarcheJugee = keyof typeof demarchesJugees;

export const notesDemarche = { bien: 'Bien', moyen: 'Moyennement', mal: 'Mal' } as const;
export type NoteDemarche = keyof typeof notesDemarche;

export const commentaireMax = 500;

/** Fewer answers would tell of each, or of nothing. */
export const reponsesMin = 5;

/** Whole percent of those who say « Bien »; null when too few said anything. */
export const tauxSatisfaction = ({ bien, reponses }: { bien: number; reponses: number }): number | null =>
  reponses < reponsesMin ? null : Math.round((100 * bien) / reponses);
