import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { announce } from '../../ui/page/announcer.ts';
import type { LigneFile } from './ligne-file.ts';
import {
  countSelection,
  isChosen,
  keepSelection,
  keptSelection,
  type Selection,
  withChosen,
} from './selection.ts';

/** Returns the selection of one list, kept from one page of the list to another. */
export function useSelection(liste: string, rows: readonly LigneFile[], total: number) {
  const [held, setHeld] = useState<Selection>(() => keptSelection(liste));
  const selection = held.liste === liste ? held : keptSelection(liste);
  const set = (next: Selection) => {
    keepSelection(next);
    setHeld(next);
    const n = countSelection(next, total);
    announce(
      n === 0 ? 'Aucun dossier sélectionné.' : count(n, 'dossier sélectionné', 'dossiers sélectionnés'),
    );
  };
  return {
    selection,
    set,
    table: {
      chosen: new Set(rows.filter(({ id_fo }) => isChosen(selection, id_fo)).map(({ id_fo }) => id_fo)),
      onChange: (chosen: ReadonlySet<string>) => set(withChosen(selection, rows, chosen)),
      nameOf: ({ id_fo, demandeur }: LigneFile) => `${id_fo}, ${demandeur.nom}`,
    },
  };
}
