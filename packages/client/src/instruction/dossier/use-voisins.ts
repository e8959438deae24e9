import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { useEffect } from 'react';
import { go } from '../../platform/page/navigation.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { useReadAhead } from '../../platform/use-read.ts';
import { inFileHref, ongletParam } from '../file/file-instruction.ts';
import type { FileOuverte } from '../file/use-file-instruction.ts';
import { isForThePoste } from './touche-du-poste.ts';

/** « j » opens the next dossier of the queue and « k » the one before; both are read ahead. */
export function useVoisins(ouverte: FileOuverte | null): void {
  const onglet = useQueryParams().get(ongletParam);
  const { touches } = usePreferences();
  const readAhead = useReadAhead();
  const next = ouverte?.next?.id_fo;
  const previous = ouverte?.previous?.id_fo;
  useEffect(() => {
    // Each neighbour is read once the dossier on screen has all it needs. What the desk keeps is not read ahead: it
    // would count as read by this agent.
    return whenIdle(() => {
      for (const id of [next, previous]) {
        if (id === undefined) continue;
        readAhead(readDossier, { params: { id } });
        readAhead(dossierEndpoints.readHistorique, { params: { id } });
      }
    });
  }, [next, previous, readAhead]);
  useEffect(() => {
    if (!touches) return;
    const press = (event: KeyboardEvent) => {
      const place = event.key === 'j' ? ouverte?.next : event.key === 'k' ? ouverte?.previous : null;
      if (!ouverte || !place || !isForThePoste(event)) return;
      event.preventDefault();
      go(inFileHref(place, ouverte.file.address, onglet));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [ouverte, onglet, touches]);
}

/** It waits until the browser has nothing to do; it answers what gives it up. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: 1500 });
  return () => cancelIdleCallback(asked);
}
