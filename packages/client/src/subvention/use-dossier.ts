import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../platform/call/call.ts';
import { unknownProblem } from '../platform/call/call-problems.ts';
import { type Read, useRead } from '../platform/use-read.ts';

export type DossierRead = {
  read: Read<DossierSubventionView>;
  /** Reads the dossier again now; returns null when that fails. */
  refresh: () => Promise<DossierSubventionView | null>;
  /** Puts a project that was just saved in the dossier. */
  putProjet: (projet: ProjetView) => void;
};

/** Reads one dossier with everything its pages show. */
export function useDossier(id: string): DossierRead {
  const read = ofGrant(useRead(readDossier, { params: { id } }));
  // A draft keeps the first function it received, so this ref lets that function put a project in the latest dossier.
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const refresh = useCallback(async () => {
    const outcome = await call(readDossier, { params: { id } });
    if (!outcome.ok) return null;
    latest.current.put(outcome.value, outcome.version);
    return outcome.value;
  }, [id]);
  const putProjet = (projet: ProjetView) => {
    const { current } = latest;
    if (current.state !== 'lu') return;
    const projets = current.value.projets.map((one) => (one.id === projet.id ? projet : one));
    current.put({ ...current.value, projets }, current.version);
    // The server decides whether a requested correction is made, so the dossier is read again.
    if (current.value.renvois.length > 0) void refresh();
  };
  return { read, refresh, putProjet };
}

/** The call answers for every kind of dossier, but only a grant dossier has a page here. */
function ofGrant(read: Read<DossierSubventionView>): Read<DossierSubventionView> {
  if (read.state !== 'lu' || read.value.genre === 'subvention') return read;
  return { ...read, state: 'refuse', problem: unknownProblem(readDossier) };
}
