import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { useState } from 'react';
import type { PieceActions } from '../demarche/pieces/use-pieces-jointes.ts';
import { documentSender } from '../document/send-document.ts';
import { useAnalyseLive } from '../document/use-analyse-live.ts';
import { call } from '../platform/call/call.ts';
import { noteSave } from '../platform/draft/last-save.ts';
import { announce } from '../ui/page/announcer.ts';
import type { EditionSiret } from './edition.ts';

/** Saves each chosen document of a request at once, and reads the request again while one is being analysed. */
export function useDocumentsSiret({
  dossier: demande,
  tete,
  found,
}: EditionSiret): PieceActions & { error: string | null } {
  const [error, setError] = useState<string | null>(null);
  const save = async ({ code }: PieceView, uuid: string | null): Promise<ProblemReply | null> => {
    await tete.flush();
    const present = await found.refresh();
    const refusal = await saveDocument(present ?? demande, code, uuid);
    setError(refusal?.message ?? null);
    if (refusal) return refusal;
    noteSave();
    await found.refresh();
    return null;
  };
  useAnalyseLive(
    demande.documents.map(({ document }) => document),
    found.refresh,
  );
  return {
    error,
    choose: async (piece, uuid) => {
      const refusal = await save(piece, uuid);
      if (!refusal) {
        announce(`${piece.label} : document ${uuid ? 'joint' : 'retiré de la demande'}.`);
      }
      return refusal === null;
    },
    sendFor: (piece) =>
      documentSender({
        idProprietaire: demande.identite.id_correspondance,
        declare: { type: piece.nature },
        onDeposited: ({ uuid }) => save(piece, uuid),
      }),
  };
}

/**
 * Saves the document chosen for a pièce; the change starts from the document that is there now, which the chosen one
 * replaces.
 */
async function saveDocument(demande: DemandeSiretView, code: string, uuid: string | null) {
  const from: unknown = Reflect.get(demande.demande.documents ?? {}, code) ?? null;
  const outcome = await call(demandeSiretEndpoints.saveDemandeSiret, {
    params: { id: demande.identifiant.id_fo_fonctionnel },
    query: {},
    body: { changes: { [`documents.${code}`]: { from, to: uuid } } },
    ifMatch: demande.version,
  });
  return outcome.ok ? null : outcome.problem;
}
