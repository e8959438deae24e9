import { type ReactNode, useState } from 'react';
import { ParamsProvider, useQueryParams, useRouteParams } from '../../platform/page/query-params.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { withFirstGesture } from '../../ui/page/first-gesture.ts';
import { useMedia } from '../../ui/page/use-media.ts';
import { FileInstructionPage } from '../file/FileInstructionPage.tsx';
import { isAgrementsFile, ongletParam } from '../file/file-instruction.ts';
import { TouchesAide } from '../file/TouchesAide.tsx';
import { useFileInstruction } from '../file/use-file-instruction.ts';
import { pieceParam } from '../piece/piece-ouverte.ts';
import { FileOuverteProvider, useIsEdite } from './file-ouverte.ts';
import { usePosteTouches } from './use-touches-du-poste.ts';
import { useVoisins } from './use-voisins.ts';
import type { Volet } from './volet.ts';
import './poste.css';

// A dossier is opened by a press on its line: that press, or an earlier one, starts loading the page of a dossier.
withFirstGesture(() => import('../dossier/ServiceDossierPage.tsx'));

/** The width from which the queue and the dossier are side by side. */
const wide = '(min-width: 80em)';
/** The width from which a piece, the dossier and the queue are side by side. */
const veryWide = '(min-width: 120em)';

/**
 * The work page of a service: the queue, and the dossier opened from it, of a subvention or of an agrément. The queue is the same element on its own page
 * and beside a dossier: on the way back it has the same lines, place and selection.
 */
export function Poste({ children }: { children: ReactNode }) {
  const { idDossier } = useRouteParams();
  const params = useQueryParams();
  const ouverte = useFileInstruction(idDossier ?? null);
  useVoisins(ouverte);
  const { lignes, isHelpOpen, closeHelp } = usePosteTouches(ouverte);
  const isWide = useMedia(wide);
  const isVeryWide = useMedia(veryWide);
  const isEdited = useIsEdite();
  const isDossier = idDossier !== undefined;
  const isReading = params.get(pieceParam) !== null && !isVeryWide;
  const { isFileRepliee: isReplie } = usePreferences();
  const volet: Volet | null =
    isDossier && ouverte && !isEdited
      ? { id_fo: idDossier, ouverte, isReplie, isCache: isReading, onglet: params.get(ongletParam) }
      : null;
  const isBeside = volet !== null && isWide && !isReplie && !isReading;
  // On a narrow window the dossier fills the page: a queue already shown stays there, hidden; one never shown is not
  // read.
  const [isKept, setIsKept] = useState(false);
  const hasFile = !isDossier || (volet !== null && (isWide || isKept));
  if (hasFile && !isKept) setIsKept(true);
  const classes = ['page', 'page--serree', 'poste', volet && 'poste--file'];
  return (
    <div className={isDossier && !isEdited ? classes.filter(Boolean).join(' ') : undefined}>
      {hasFile && (
        <ParamsProvider value={volet && `/dossiers${volet.ouverte.file.address}`}>
          <FileInstructionPage
            volet={volet}
            isAgrements={volet !== null && isAgrementsFile(volet.ouverte.file.address)}
          />
        </ParamsProvider>
      )}
      {isDossier && <FileOuverteProvider value={{ ouverte, isBeside }}>{children}</FileOuverteProvider>}
      {isDossier && isHelpOpen && (
        <TouchesAide titre="Touches du dossier" lignes={lignes} onClose={closeHelp} />
      )}
    </div>
  );
}
