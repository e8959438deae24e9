// A dossier on the service's side is one page: these are its parts, in their order.
export const partiesService = [
  'resume',
  'projet',
  'budget',
  'pieces',
  'demandeur',
  'echanges',
  'historique',
] as const;
export type PartieService = (typeof partiesService)[number];

/** A part has one label: in the row of anchors and over its content. */
export const labelsParties: Record<PartieService, string> = {
  resume: 'Résumé',
  projet: 'Projet',
  budget: 'Budget',
  pieces: 'Pièces',
  demandeur: 'Demandeur',
  echanges: 'Échanges',
  historique: 'Historique',
};

/** Returns the id of a part's element. */
export const partieId = (partie: PartieService): string => `partie-${partie}`;

/** The parts were tabs once: the addresses sent at that time lead to the part that holds the same things. */
const anciens: Readonly<Record<string, PartieService>> = { demande: 'resume', projets: 'projet' };

/** The bare address shows the first part; the decision always stands beside the dossier, or over it. */
export const partieOf = (name: string | null): PartieService =>
  partiesService.find((one) => one === name) ?? anciens[name ?? ''] ?? 'resume';
