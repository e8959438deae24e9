import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { useEffect, useRef, useState } from 'react';
import { call } from '../platform/call.ts';
import { isPassing } from '../platform/call-problems.ts';
import { announce } from '../ui/announcer.ts';
import type { SendFile } from '../ui/use-upload-queue.ts';
import type { Edition } from './edition.ts';

export type PieceView = DossierSubventionView['pieces'][number];
export type PieceActions = {
  /** Takes a document of the association; null leaves the piece empty. */
  choose: (piece: PieceView, uuid: string | null) => Promise<boolean>;
  /** A new file goes to the association's documents, then to the dossier. */
  sendFor: (piece: PieceView, annee: number | null) => SendFile;
};

const analysisMs = 3000;

/** The documents joined to a dossier; saved at each choice, read again while a file is being analysed. */
export function usePieces({
  dossier,
  found,
}: Edition): PieceActions & { error: string | null; proposed: number } {
  const { id_fo, demandeur, pieces } = dossier;
  const [error, setError] = useState<string | null>(null);
  const save = async (chosen: { code: string; uuid: string | null }[]) => {
    const outcome = await call(subventionEndpoints.savePieces, {
      params: { id_fo },
      body: { pieces: chosen },
    });
    setError(outcome.ok ? null : outcome.problem.message);
    if (outcome.ok) await found.refresh();
    return outcome.ok ? null : outcome.problem;
  };
  const proposed = useProposed(dossier, save);
  useAnalysis(pieces, found.refresh);
  return {
    error,
    proposed,
    choose: async ({ code, label }, uuid) => {
      const refusal = await save([{ code, uuid }]);
      if (!refusal) announce(uuid ? `${label} : document joint.` : `${label} : document retiré du dossier.`);
      return refusal === null;
    },
    sendFor: (piece, annee) => async (file, progress) => {
      const outcome = await call(documentEndpoints.depositDocument, {
        query: { id_asso: demandeur.id_siret },
        body: formFor(piece, { file, annee, id_siret: demandeur.id_siret }),
        ...progress,
      });
      if (!outcome.ok) {
        const { problem } = outcome;
        return isPassing(problem) ? { kind: 'coupe' } : { kind: 'refuse', message: problem.message };
      }
      const refusal = await save([{ code: piece.code, uuid: outcome.value.uuid }]);
      return refusal
        ? { kind: 'refuse', message: refusal.message }
        : { kind: 'recu', etat: outcome.value.lib_etat_analyse };
    },
  };
}

type Deposit = { file: File; annee: number | null; id_siret: string };

/** The file comes last: what it is must be known before its bytes. */
function formFor(piece: PieceView, { file, annee, id_siret }: Deposit): FormData {
  const form = new FormData();
  form.append('type', piece.nature);
  form.append('id_siret', id_siret);
  if (annee !== null) form.append('annee_validite', String(annee));
  form.append('file', file, file.name);
  return form;
}

/** The first time, the best document of the association is taken for each piece, and told. */
function useProposed(
  { pieces, rights }: DossierSubventionView,
  save: (chosen: { code: string; uuid: string }[]) => Promise<unknown>,
): number {
  const [proposed, setProposed] = useState(0);
  const propose = useRef(async () => {
    const isFirst = rights.edit && pieces.every(({ document }) => document === null);
    const best = pieces.flatMap(({ code, proposes: [first] }) => (first ? [{ code, uuid: first.uuid }] : []));
    if (!isFirst || best.length === 0) return;
    const refusal = await save(best);
    setProposed(refusal === null ? best.length : 0);
  });
  useEffect(() => void propose.current(), []);
  return proposed;
}

function useAnalysis(pieces: readonly PieceView[], refresh: () => Promise<unknown>): void {
  const isWaiting = pieces.some(({ document }) => document?.etat_analyse === 'en_cours');
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refresh(), analysisMs);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);
}
