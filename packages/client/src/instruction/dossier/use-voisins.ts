import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { useEffect } from 'react';
import { go } from '../../platform/page/navigation.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { useReadAhead } from '../../platform/use-read.ts';
import { inFileHref, ongletParam } from '../file/file-instruction.ts';
import type { FileOuverte } from '../file/use-file-instruction.ts';

/** « j » opens the next dossier of the queue and « k » the one before; the next one is read ahead. */
export function useVoisins(ouverte: FileOuverte | null): void {
  const onglet = useQueryParams().get(ongletParam);
  const { touches } = usePreferences();
  const readAhead = useReadAhead();
  const next = ouverte?.next?.id_fo;
  useEffect(() => {
    if (next !== undefined) return readAhead(readDossier, { params: { id: next } });
  }, [next, readAhead]);
  useEffect(() => {
    if (!touches) return;
    const press = (event: KeyboardEvent) => {
      const place = event.key === 'j' ? ouverte?.next : event.key === 'k' ? ouverte?.previous : null;
      if (!ouverte || !place || !isForThePage(event)) return;
      event.preventDefault();
      go(inFileHref(place, ouverte.file.address, onglet));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [ouverte, onglet, touches]);
}

const typed = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]';

/** A letter acts only while the focus is in the dossier or in its queue, and never where one types or chooses. */
function isForThePage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return target instanceof Element && target.closest('.poste') !== null && target.closest(typed) === null;
}
