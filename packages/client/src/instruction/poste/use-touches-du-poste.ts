import { useMemo } from 'react';
import { go } from '../../platform/page/navigation.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { prefer, usePreferences } from '../../platform/preferences.ts';
import { inFileHref, ongletParam } from '../file/file-instruction.ts';
import type { FileOuverte } from '../file/use-file-instruction.ts';
import { type Touche, useTouches } from '../file/use-touches.ts';
import { isForThePoste, pressTouche } from './touche-du-poste.ts';

/**
 * Turns on the keys of the work page, in the order of their help; `ouverte` is the queue that the dossier was opened
 * from, if there is one.
 */
export function usePosteTouches(ouverte: FileOuverte | null) {
  const onglet = useQueryParams().get(ongletParam);
  const { isFileRepliee } = usePreferences();
  const lignes = useMemo((): readonly Touche[] => {
    const follow = (place: FileOuverte['next']) => {
      if (!ouverte || !place) return false;
      go(inFileHref(place, ouverte.file.address, onglet));
      return true;
    };
    const fold = () => {
      if (ouverte) prefer({ isFileRepliee: !isFileRepliee });
      return ouverte !== null;
    };
    return [
      { nom: 'j', effet: 'dossier suivant', agir: () => follow(ouverte?.next ?? null) },
      { nom: 'k', effet: 'dossier précédent', agir: () => follow(ouverte?.previous ?? null) },
      { nom: '[', effet: 'replier ou déplier la file', agir: fold },
      { nom: 's', effet: 'prendre le dossier et commencer', agir: () => pressTouche('s') },
      { nom: 'n', effet: 'écrire une note', agir: () => pressTouche('n') },
      { nom: 'p', effet: 'demander des pièces', agir: () => pressTouche('p') },
      { nom: 'r', effet: 'renvoyer, ou donner une autre suite', agir: () => pressTouche('r') },
      { nom: 'd', effet: 'conclure' },
      { nom: 'Ctrl Entrée', effet: 'confirmer la décision' },
      { nom: 'Ctrl K', effet: 'aller à un dossier, une page, un acte' },
      { nom: '?', effet: 'voir les touches' },
    ];
  }, [ouverte, onglet, isFileRepliee]);
  return { lignes, ...useTouches(lignes, { isFor: isForThePoste }) };
}
