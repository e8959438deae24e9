import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type {
  DossierSubventionView,
  PieceView,
  ProjetView,
} from '@asso/contract/subvention/subvention.schemas';
import { useEffect, useRef, useState } from 'react';
import { documentSender } from '../document/send-document.ts';
import { useAnalyseLive } from '../document/use-analyse-live.ts';
import { call } from '../platform/call.ts';
import { noteSave } from '../platform/draft/last-save.ts';
import { announce } from '../ui/announcer.ts';
import type { SendFile } from '../ui/upload-types.ts';
import type { Edition } from './edition.ts';

export type { PieceView };
export type PieceActions = {
  /** Joins a document of the association; null leaves the piece empty. */
  choose: (piece: PieceView, uuid: string | null) => Promise<boolean>;
  /** A new file goes to the association's documents, then to the dossier. */
  sendFor: (piece: PieceView, annee: number | null) => SendFile;
};

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
  const save = async (body: { pieces: Choisies; terminee?: boolean }) => {
    const outcome = await call(dossierSubventionEndpoints.savePieces, { params: { id_fo }, body });
    return outcome.ok ? null : outcome.problem;
  };
  const jointes = usePiecesJointes({
    ...{ pieces, rights, id_siret: demandeur.id_siret, refresh: found.refresh },
    send: (chosen) => save({ pieces: chosen }),
  });
  return { ...jointes, leaveStep: async () => void (await save({ pieces: [], terminee: true })) };
}

type Choisies = { code: string; uuid: string | null }[];

type Jointes = Pick<DossierSubventionView, 'pieces' | 'rights'> & {
  id_siret: string;
  refresh: () => Promise<unknown>;
  /** Returns null once the choice is saved. */
  send: (chosen: Choisies) => Promise<ProblemReply | null>;
};

/** Every kind of dossier has documents; each kind saves them by its own call. */
export function usePiecesJointes({
  pieces,
  rights,
  id_siret,
  refresh,
  send,
}: Jointes): PieceActions & { error: string | null; proposed: number } {
  const [error, setError] = useState<string | null>(null);
  const save = async (chosen: Choisies) => {
    const refusal = await send(chosen);
    setError(refusal?.message ?? null);
    if (refusal) return refusal;
    noteSave();
    await refresh();
    return null;
  };
  const proposed = useProposed({ pieces, rights }, save);
  useAnalyseLive(
    pieces.map((piece) => piece.document),
    refresh,
  );
  return {
    error,
    proposed,
    choose: async ({ code, label }, uuid) => {
      const refusal = await save([{ code, uuid }]);
      if (!refusal) announce(uuid ? `${label} : document joint.` : `${label} : document retiré du dossier.`);
      return refusal === null;
    },
    sendFor: (piece, annee) =>
      documentSender({
        idProprietaire: id_siret,
        declare: { type: piece.nature, id_siret, annee_validite: annee },
        onDeposited: ({ uuid }) => save([{ code: piece.code, uuid }]),
      }),
  };
}

/** The first time, the association's best document is joined for each piece, and the page says so. */
function useProposed(
  { pieces, rights }: Pick<DossierSubventionView, 'pieces' | 'rights'>,
  save: (chosen: { code: string; uuid: string }[]) => Promise<unknown>,
): number {
  const [proposed, setProposed] = useState(0);
  const propose = useRef(async () => {
    const isFirst = rights.edit && pieces.every(({ document }) => document === null);
    const best = pieces.flatMap(({ code, defaut }) => (defaut ? [{ code, uuid: defaut.uuid }] : []));
    if (!isFirst || best.length === 0) return;
    const refusal = await save(best);
    setProposed(refusal === null ? best.length : 0);
  });
  useEffect(() => void propose.current(), []);
  return proposed;
}
