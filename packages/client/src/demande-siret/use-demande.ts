import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import type { DemandeSiret } from '@asso/domain/demande-siret/demande-siret.fields';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../platform/call/call.ts';
import { saveAnswer } from '../platform/draft/save-answer.ts';
import { type Draft, useDraft } from '../platform/draft/use-draft.ts';
import { type Read, useRead } from '../platform/use-read.ts';

export type DemandeRead = {
  read: Read<DemandeSiretView>;
  /** It reads the request again at once; null when it could not be read. */
  refresh: () => Promise<DemandeSiretView | null>;
};

/** It reads one request with all that its pages show. */
export function useDemande(id: string): DemandeRead {
  const read = useRead(demandeSiretEndpoints.readDemandeSiret, { params: { id }, query: {} });
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const refresh = useCallback(async () => {
    const outcome = await call(demandeSiretEndpoints.readDemandeSiret, { params: { id }, query: {} });
    if (!outcome.ok) return null;
    latest.current.put(outcome.value, outcome.version);
    return outcome.value;
  }, [id]);
  return { read, refresh };
}

/** It autosaves the answers; the request is read again after a save, since its steps and blockers may change. */
export function useSaisie(demande: DemandeSiretView, { refresh }: DemandeRead): Draft<DemandeSiret> {
  const draft = useDraft<DemandeSiret>({
    name: `demande-siret-${demande.id}`,
    value: demande.demande,
    version: demande.version,
    save: async ({ changes, version }) =>
      saveAnswer(
        await call(demandeSiretEndpoints.saveDemandeSiret, {
          params: { id: demande.identifiant.id_fo_fonctionnel },
          query: {},
          body: { changes },
          ifMatch: version,
        }),
        (reply) => reply.demande,
      ),
  });
  useEffect(() => {
    if (draft.version > demande.version) void refresh();
  }, [draft.version, demande.version, refresh]);
  return draft;
}
