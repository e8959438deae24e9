import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import {
  type PieceActions,
  type PiecesChoisies,
  usePiecesJointes,
} from '../demarche/pieces/use-pieces-jointes.ts';
import { call } from '../platform/call/call.ts';
import type { SubventionEdition } from './edition.ts';

/**
 * The pièces of a dossier or a project: each choice is saved at once, and the list is read again while a file is
 * analysed.
 */
export function usePieces(
  { dossier, found }: SubventionEdition,
  projet?: ProjetView,
): PieceActions & {
  error: string | null;
  proposed: number;
  /** Called when the step is left: aligns the projects with the dossier's years. */
  leaveStep: () => Promise<void>;
} {
  const { id_fo, demandeur, rights } = dossier;
  const { pieces } = projet ?? dossier;
  const save = async (body: { pieces: PiecesChoisies; terminee?: boolean }) => {
    const outcome = await call(dossierSubventionEndpoints.savePieces, { params: { id_fo }, body });
    return outcome.ok ? null : outcome.problem;
  };
  const jointes = usePiecesJointes({
    pieces,
    rights,
    id_siret: demandeur.id_siret,
    refresh: found.refresh,
    send: (chosen) => save({ pieces: chosen }),
  });
  return { ...jointes, leaveStep: async () => void (await save({ pieces: [], terminee: true })) };
}
