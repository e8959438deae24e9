import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import {
  type PieceActions,
  type PiecesChoisies,
  usePiecesJointes,
} from '../demarche/pieces/use-pieces-jointes.ts';
import { call } from '../platform/call/call.ts';
import type { Edition } from './edition.ts';

/**
 * The documents joined to a dossier or a project are saved at each choice, and read again while a file is being
 * analysed.
 */
export function usePieces(
  { dossier, found }: Edition,
  projet?: ProjetView,
): PieceActions & {
  error: string | null;
  proposed: number;
  /** Leaving the step makes the projects follow the dossier's years. */
  leaveStep: () => Promise<void>;
} {
  const { id_fo, demandeur, rights } = dossier;
  const { pieces } = projet ?? dossier;
  const save = async (body: { pieces: PiecesChoisies; terminee?: boolean }) => {
    const outcome = await call(dossierSubventionEndpoints.savePieces, { params: { id_fo }, body });
    return outcome.ok ? null : outcome.problem;
  };
  const jointes = usePiecesJointes({
    ...{ pieces, rights, id_siret: demandeur.id_siret, refresh: found.refresh },
    send: (chosen) => save({ pieces: chosen }),
  });
  return { ...jointes, leaveStep: async () => void (await save({ pieces: [], terminee: true })) };
}
