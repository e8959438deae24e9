import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { useState } from 'react';
import type { PieceActions } from '../demarche/pieces/use-pieces-jointes.ts';
import { documentSender } from '../document/send-document.ts';
import { useAnalyseLive } from '../document/use-analyse-live.ts';
import { call } from '../platform/call/call.ts';
import { noteSave } from '../platform/draft/last-save.ts';
import { announce } from '../ui/page/announcer.ts';
import type { EditionCrf } from './edition.ts';

/** Saves each chosen document of a report at once, and reads the report again while one is being analysed. */
export function usePiecesCrf({ dossier: crf, found }: EditionCrf): PieceActions & { error: string | null } {
  const { id, id_fo, dossier, pieces } = crf;
  const [error, setError] = useState<string | null>(null);
  const save = async (code: string, uuid: string | null) => {
    const outcome = await call(crfEndpoints.saveCrfPieces, {
      params: { id: id_fo, crf: id },
      query: {},
      body: { pieces: [{ code, uuid }] },
    });
    setError(outcome.ok ? null : outcome.problem.message);
    if (outcome.ok) {
      noteSave();
      await found.refresh();
    }
    return outcome.ok ? null : outcome.problem;
  };
  useAnalyseLive(
    pieces.map(({ document }) => document),
    found.refresh,
  );
  return {
    error,
    choose: async ({ code, label }, uuid) => {
      const refusal = await save(code, uuid);
      if (!refusal) announce(`${label} : document ${uuid ? 'joint' : 'retiré du compte rendu'}.`);
      return refusal === null;
    },
    sendFor: (piece, annee) =>
      documentSender({
        idProprietaire: dossier.id_siret,
        declare: { type: piece.nature, id_siret: dossier.id_siret, annee_validite: annee },
        onDeposited: ({ uuid }) => save(piece.code, uuid),
      }),
  };
}
