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

/** The label of each part, in the row of links and above its content. */
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

/** The parts used to be tabs under other names: old addresses lead to the part that holds the same things. */
const anciens: Readonly<Record<string, PartieService>> = { demande: 'resume', projets: 'projet' };

/** Returns the part named in the address, or the first one. */
export const partieOf = (name: string | null): PartieService =>
  partiesService.find((one) => one === name) ?? anciens[name ?? ''] ?? 'resume';
