import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { prefer, usePreferences } from '../../platform/preferences.ts';
import { backToFileHref, ligneId } from '../file/file-instruction.ts';
import type { Volet } from './volet.ts';
import './file-volet.css';

/** The head of the column of the queue: the name of the list, the link back to it, and the button that folds it. */
export function VoletTete({ volet, nom }: { volet: Volet; nom: string }) {
  const { id_fo, ouverte, isReplie } = volet;
  const { file } = ouverte;
  const { touches } = usePreferences();
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only the column scrolls to the line; the dossier does not move.
    const column = shown.current?.parentElement;
    const line = document.getElementById(ligneId(id_fo))?.closest('tr');
    if (!column || !line) return;
    const { top, bottom } = line.getBoundingClientRect();
    const frame = column.getBoundingClientRect();
    const above = top - frame.top - (shown.current?.offsetHeight ?? 0);
    const below = bottom - frame.bottom;
    if (above < 0) column.scrollTop += above;
    else if (below > 0) column.scrollTop += below;
  }, [id_fo]);
  return (
    <div className="file-volet__tete" ref={shown}>
      {!isReplie && (
        <AppLink className="file-volet__vue" href={backToFileHref(file.address, id_fo)}>
          <span className="invisible">Revenir à la file : </span>
          {nom}
          <span className="nombre">
            {file.isTotalExact ? '' : 'plus de '}
            {formatNombre(file.total)}
          </span>
        </AppLink>
      )}
      <button
        type="button"
        className={`fr-btn fr-btn--tertiary-no-outline fr-btn--sm file-volet__pli ${isReplie ? 'fr-icon-arrow-right-s-line' : 'fr-icon-arrow-left-s-line'}`}
        aria-expanded={!isReplie}
        title={`${isReplie ? 'Déplier la file' : 'Replier la file'}${touches ? ' : [' : ''}`}
        onClick={() => prefer({ isFileRepliee: !isReplie })}
      >
        File
      </button>
    </div>
  );
}
