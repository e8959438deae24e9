import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { modelesDAvance, naturesDe } from '@asso/domain/courrier/modele-courrier.rules';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import { useRead } from '../platform/use-read.ts';
import type { ModelePublie } from './courriers-choisis.ts';

/** It gives the templates this service published for the decisions on one dossier, and none until they are read. */
export function useModelesPour(id: string, service: string): readonly ModelePublie[] {
  const read = useRead(courrierEndpoints.listModelesPour, { params: { id, service } });
  return read.state === 'lu' ? read.value : [];
}

/**
 * Nobody chose: the default letters go. Otherwise only the chosen ones go that are still offered and fit this
 * decision.
 */
export const courriersRetenus = (
  action: ActionService,
  { modeles, chosen }: { modeles: readonly ModelePublie[]; chosen: readonly string[] | null },
): string[] =>
  (chosen ?? modelesDAvance(action, modeles)).filter((id) =>
    modeles.some((one) => one.id_version === id && naturesDe(action).includes(one.nature)),
  );
