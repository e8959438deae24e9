import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../platform/call.ts';
import { unknownProblem } from '../platform/call-problems.ts';
import { type Read, useRead } from '../platform/use-read.ts';

export type DossierRead = {
  read: Read<DossierSubventionView>;
  /** Reads it again now; null when it could not be read. */
  refresh: () => Promise<DossierSubventionView | null>;
  /** Puts a project that was just saved in its place. */
  putProjet: (projet: ProjetView) => void;
};

/** One dossier with all that its pages show. */
export function useDossier(id: string): DossierRead {
  const read = ofGrant(useRead(readDossier, { params: { id } }));
  // A draft keeps the first function it was given: what it puts a project in must be the dossier of now.
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
    // What a service asked to correct is followed by the server.
    if (current.value.renvois.length > 0) void refresh();
  };
  return { read, refresh, putProjet };
}

/** The call answers dossiers of every kind: one of another kind has no page here. */
function ofGrant(read: Read<DossierSubventionView>): Read<DossierSubventionView> {
  if (read.state !== 'lu' || read.value.genre === 'subvention') return read;
  return { ...read, state: 'refuse', problem: unknownProblem(readDossier) };
}
