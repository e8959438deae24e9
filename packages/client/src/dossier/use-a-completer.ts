import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { etatsOf, isTransmis } from '@asso/domain/dossier/instruction.states';
import { useRead } from '../platform/use-read.ts';
import { champsCarte, type DossierCarte } from './champs-carte.ts';
import { aCompleter } from './completude.ts';

const shownAtMost = 100;

/** Reads up to `shownAtMost` transmitted dossiers for which a service awaits complements; null until they are read. */
export function useACompleter(filtres: {
  searchQuery: string | undefined;
  exercices: number[] | undefined;
  genres?: GenreDossier[] | undefined;
}): readonly DossierCarte[] | null {
  const read = useRead(dossierEndpoints.listDossiers, {
    query: {
      ...filtres,
      statuts: ['incomplet'],
      etats: etatsOf(isTransmis),
      limit: shownAtMost,
      fields: [...champsCarte],
    },
  });
  if (read.state === 'attente') return null;
  if (read.state !== 'lu') return [];
  return read.value.items.filter((one) => one.isACompleter && aCompleter(one).length > 0);
}
