import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import type { CrfView } from '@asso/contract/crf/crf.schemas';
import type { Crf } from '@asso/domain/crf/crf.fields';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../platform/call/call.ts';
import { saveAnswer } from '../platform/draft/save-answer.ts';
import { type Draft, useDraft } from '../platform/draft/use-draft.ts';
import { type Read, useRead } from '../platform/use-read.ts';
import { enEntier, entier } from './crf-entier.ts';

export type CrfRead = {
  read: Read<CrfView>;
  /** It reads the report again at once; null when it could not be read. */
  refresh: () => Promise<CrfView | null>;
};

/** It reads one report with all that its pages show. */
export function useCrf(id: string, crf: string): CrfRead {
  const found = useRead(crfEndpoints.readCrf, { params: { id, crf }, query: entier });
  const read: Read<CrfView> = found.state === 'lu' ? { ...found, value: enEntier(found.value) } : found;
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const refresh = useCallback(async () => {
    const outcome = await call(crfEndpoints.readCrf, { params: { id, crf }, query: entier });
    if (!outcome.ok) return null;
    const value = enEntier(outcome.value);
    latest.current.put(value, outcome.version);
    return value;
  }, [id, crf]);
  return { read, refresh };
}

/** Each step of a report being filled receives this. */
export type EditionCrf = { crf: CrfView; tete: Draft<Crf>; found: CrfRead };

/** It autosaves the head; the report is read again after a save, since its steps and blockers may change. */
export function useTeteCrf(crf: CrfView, { refresh }: CrfRead): Draft<Crf> {
  const draft = useDraft<Crf>({
    name: `crf-${crf.id}`,
    value: crf.corps,
    version: crf.version,
    save: async ({ changes, version }) =>
      saveAnswer(
        await call(crfEndpoints.saveCrf, {
          params: { id: crf.id_fo, crf: crf.id },
          query: {},
          body: { changes },
          ifMatch: version,
        }),
        (reply) => reply.corps,
      ),
  });
  useEffect(() => {
    if (draft.version > crf.version) void refresh();
  }, [draft.version, crf.version, refresh]);
  return draft;
}
