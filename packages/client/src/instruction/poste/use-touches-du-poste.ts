import { useEffect, useState } from 'react';
import { go } from '../../platform/page/navigation.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { prefer, usePreferences } from '../../platform/preferences.ts';
import { inFileHref, ongletParam } from '../file/file-instruction.ts';
import type { FileOuverte } from '../file/use-file-instruction.ts';
import { isForThePoste, pressTouche } from './touche-du-poste.ts';

/** Turns on the keys of the work page: next dossier, folding the queue, actions, and the list of the keys. */
export function useTouchesDuPoste(ouverte: FileOuverte | null) {
  const onglet = useQueryParams().get(ongletParam);
  const { touches, isFileRepliee } = usePreferences();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useEffect(() => {
    if (!touches) return;
    const follow = (place: FileOuverte['next']) => {
      if (!ouverte || !place) return false;
      go(inFileHref(place, ouverte.file.address, onglet));
      return true;
    };
    const actes: Readonly<Record<string, () => boolean>> = {
      j: () => follow(ouverte?.next ?? null),
      k: () => follow(ouverte?.previous ?? null),
      s: () => pressTouche('s'),
      n: () => pressTouche('n'),
      p: () => pressTouche('p'),
      r: () => pressTouche('r'),
      '[': () => {
        if (ouverte) prefer({ isFileRepliee: !isFileRepliee });
        return ouverte !== null;
      },
      '?': () => {
        setIsHelpOpen(true);
        return true;
      },
    };
    const press = (event: KeyboardEvent) => {
      if (isForThePoste(event) && actes[event.key]?.()) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [ouverte, onglet, touches, isFileRepliee]);
  return { isHelpOpen, closeHelp: () => setIsHelpOpen(false) };
}
