import { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../platform/call/call.ts';
import { saveAnswer } from '../platform/draft/save-answer.ts';
import { type Draft, useDraft } from '../platform/draft/use-draft.ts';
import { type Read, useRead } from '../platform/use-read.ts';

export type AgrementRead = {
  read: Read<DossierAgrementView>;
  /** It reads the dossier again at once; null when it could not be read. */
  refresh: () => Promise<DossierAgrementView | null>;
};

/** Each step of a dossier being filled receives this. */
export type EditionAgrement = {
  dossier: DossierAgrementView;
  tete: Draft<DossierAgrement>;
  found: AgrementRead;
};

export async function lookAt(id: string): Promise<DossierAgrementView | null> {
  const seen = await call(dossierAgrementEndpoints.readDossierAgrement, { params: { id }, query: {} });
  return seen.ok ? seen.value : null;
}

/** It reads one accreditation dossier with all that its pages show. */
export function useDossierAgrement(id: string): AgrementRead {
  const read = useRead(dossierAgrementEndpoints.readDossierAgrement, { params: { id }, query: {} });
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const refresh = useCallback(async () => {
    const seen = await lookAt(id);
    if (seen) latest.current.put(seen, seen.version);
    return seen;
  }, [id]);
  return { read, refresh };
}

/** It autosaves the answers; the dossier is read again after a save, since its steps and documents may change. */
export function useTeteAgrement(
  dossier: DossierAgrementView,
  { refresh }: AgrementRead,
): Draft<DossierAgrement> {
  const { id_fo } = dossier;
  const draft = useDraft<DossierAgrement>({
    name: `agrement-${dossier.id}`,
    value: dossier.tete,
    version: dossier.version,
    save: async ({ changes, version }) =>
      saveAnswer(
        await call(dossierAgrementEndpoints.saveEtapeAgrement, {
          params: { id_fo },
          query: {},
          body: { changes },
          ifMatch: version,
        }),
        ({ tete }) => tete,
      ),
  });
  useEffect(() => {
    if (draft.version > dossier.version) void refresh();
  }, [draft.version, dossier.version, refresh]);
  return draft;
}
