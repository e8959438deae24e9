import { useChampDemande } from './use-champ-demande.ts';

/**
 * It stands beside what is loaded when it is shown, so that the field the address names is looked for once it is there.
 */
export function ChampDemande({ place }: { place: ((champ: string) => string) | undefined }) {
  useChampDemande(place);
  return null;
}
