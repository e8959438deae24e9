// Each confirmation page asks « Comment s’est passée cette démarche ? » and stores no author.

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

/** The fewest answers for which the rate is shown: with fewer, it would reveal each answer or mean nothing. */
export const reponsesMin = 5;

/** Returns the whole percentage of people who answer « Bien », or null when too few answered. */
export const tauxSatisfaction = ({ bien, reponses }: { bien: number; reponses: number }): number | null =>
  reponses < reponsesMin ? null : Math.round((100 * bien) / reponses);
