import { ficheEndpoints } from '@asso/contract/association/fiche.endpoints';
import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { useRead } from '../platform/use-read.ts';

/** Reads the file that filled the request; null until then, and for a reader who may not read it. */
export function useFicheConnue({ identite }: DemandeSiretView) {
  const read = useRead(ficheEndpoints.readFiche, { query: { id_asso: identite.id_correspondance } });
  return read.state === 'lu' ? read.value : null;
}
