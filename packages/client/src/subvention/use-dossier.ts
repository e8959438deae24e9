import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../platform/call.ts';
import { type Read, useRead } from '../platform/use-read.ts';

export type DossierRead = {
  read: Read<DossierSubventionView>;
  /** Reads it again now; null when it could not be read. */
  refresh: () => Promise<DossierSubventionView | null>;
  /** Puts a project that was just saved in its place. */
  putProjet: (projet: ProjetView) => void;
};

const colleaguesMs = 10_000;

/** One dossier with all that its pages show; read again every ten seconds when somebody else works on it too. */
export function useDossier(id: string): DossierRead {
  const read = useRead(subventionEndpoints.readDossier, { params: { id } });
  // A draft keeps the first function it was given: what it puts a project in must be the dossier of now.
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const refresh = useCallback(async () => {
    const outcome = await call(subventionEndpoints.readDossier, { params: { id } });
    if (!outcome.ok) return null;
    latest.current.put(outcome.value, outcome.version);
    return outcome.value;
  }, [id]);
  const putProjet = (projet: ProjetView) => {
    const { current } = latest;
    if (current.state !== 'lu') return;
    const projets = current.value.projets.map((one) => (one.id === projet.id ? projet : one));
    current.put({ ...current.value, projets }, current.version);
  };
  const isShared = read.state === 'lu' && read.value.rights.edit && read.value.sharedWith.length > 0;
  useEffect(() => {
    if (!isShared) return;
    const timer = setInterval(() => document.hidden || void read.reload(), colleaguesMs);
    return () => clearInterval(timer);
  }, [isShared, read.reload]);
  return { read, refresh, putProjet };
}
