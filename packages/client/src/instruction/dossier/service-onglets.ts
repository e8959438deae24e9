// Each tab of a dossier on the service's side has this name in the address.
export const ongletsService = ['demande', 'projets', 'pieces', 'echanges', 'historique', 'decision'] as const;
export type OngletService = (typeof ongletsService)[number];

/** A tab has one label: on the tab, over its content and in the title of the window. */
export const labelsOnglets: Record<OngletService, string> = {
  demande: 'Demande',
  projets: 'Projets et budget',
  pieces: 'Pièces',
  echanges: 'Échanges',
  historique: 'Historique',
  decision: 'Décision',
};

/** The bare address shows the first tab; the decision is a tab only where it does not fit beside. */
export function ongletOf(name: string | null, isNarrow: boolean): OngletService {
  const found = ongletsService.find((one) => one === name) ?? 'demande';
  return found === 'decision' && !isNarrow ? 'demande' : found;
}
