import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { useEffect, useRef, useState } from 'react';
import { documentSender } from '../../document/send-document.ts';
import { useAnalyseLive } from '../../document/use-analyse-live.ts';
import { noteSave } from '../../platform/draft/last-save.ts';
import { announce } from '../../ui/page/announcer.ts';
import type { SendFile } from '../../ui/upload/upload-types.ts';

export type PieceActions = {
  /** Joins a document of the association; null leaves the piece empty. */
  choose: (piece: PieceView, uuid: string | null) => Promise<boolean>;
  /** Sends a new file to the association's documents, then joins it to the dossier. */
  sendFor: (piece: PieceView, annee: number | null) => SendFile;
};

export type PiecesChoisies = { code: string; uuid: string | null }[];

type Preparation = { pieces: readonly PieceView[]; rights: Readonly<Record<string, boolean>> };

type Jointes = Preparation & {
  id_siret: string;
  refresh: () => Promise<unknown>;
  /** Saves the choices; returns null once done, or the refusal. */
  send: (chosen: PiecesChoisies) => Promise<ProblemReply | null>;
};

/** Joins documents to the pièces of a dossier; each kind of dossier saves them by its own call (`send`). */
export function usePiecesJointes({
  pieces,
  rights,
  id_siret,
  refresh,
  send,
}: Jointes): PieceActions & { error: string | null; proposed: number } {
  const [error, setError] = useState<string | null>(null);
  const save = async (chosen: PiecesChoisies) => {
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

/** Joins the association's best document to each pièce the first time, and returns how many were. */
function useProposed(
  { pieces, rights }: Preparation,
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
