// The tabs of a dossier on the service's side, by their name in the address.
export const ongletsService = ['demande', 'projets', 'pieces', 'echanges', 'historique', 'decision'] as const;
export type OngletService = (typeof ongletsService)[number];

/** One name for a part: on its tab, over what it shows, in the title of the window. */
export const labelsOnglets: Record<OngletService, string> = {
  demande: 'Demande',
  projets: 'Projets et budget',
  pieces: 'Pièces',
  echanges: 'Échanges',
  historique: 'Historique',
  decision: 'Décision',
};

/** The first tab has the bare address; the decision is a tab only where it does not fit beside. */
export function ongletOf(name: string | null, isNarrow: boolean): OngletService {
  const found = ongletsService.find((one) => one === name) ?? 'demande';
  return found === 'decision' && !isNarrow ? 'demande' : found;
}
