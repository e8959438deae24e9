// The tabs of a dossier on the service's side, by their name in the address.
export const ongletsService = ['demande', 'projets', 'pieces', 'echanges', 'historique', 'decision'] as const;
export type OngletService = (typeof ongletsService)[number];

/** The first tab has the bare address; the decision is a tab only where it does not fit beside. */
export function ongletOf(name: string | null, isNarrow: boolean): OngletService {
  const found = ongletsService.find((one) => one === name) ?? 'demande';
  return found === 'decision' && !isNarrow ? 'demande' : found;
}
