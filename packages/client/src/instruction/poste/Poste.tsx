import { type ReactNode, Suspense, useState } from 'react';
import { ParamsOf, useQueryParams, useRouteParams } from '../../platform/page/query-params.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { useMedia } from '../../ui/page/use-media.ts';
import { ongletParam } from '../file/file-instruction.ts';
import { TouchesDialog } from '../file/TouchesDialog.tsx';
import { useFileInstruction } from '../file/use-file-instruction.ts';
import { pieceParam } from '../piece/piece-ouverte.ts';
import { FileOuverteProvider, useIsEdite } from './file-ouverte.ts';
import { touchesDossier } from './touche-du-poste.ts';
import { useTouchesDuPoste } from './use-touches-du-poste.ts';
import { useVoisins } from './use-voisins.ts';
import type { Volet } from './volet.ts';
import './poste.css';

/** The queue and the dossier stand side by side from this width on. */
const wide = '(min-width: 80em)';
/** A piece, the dossier and the queue stand side by side from this width on. */
const veryWide = '(min-width: 120em)';

/**
 * The queue is one element from its own page to those of its dossiers: on a wide window it narrows to a column, the
 * dossier opens beside it, and on the way back it has the lines, the place and the selection that it had.
 */
export function Poste({ children }: { children: ReactNode }) {
  const { idDossier } = useRouteParams();
  const params = useQueryParams();
  const ouverte = useFileInstruction(idDossier ?? null);
  useVoisins(ouverte);
  const { isHelpOpen, closeHelp } = useTouchesDuPoste(ouverte);
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
  // On a narrow window the dossier takes the page: a queue that was shown stays behind it, and no other is read.
  const [isKept, setIsKept] = useState(false);
  const hasFile = !isDossier || (volet !== null && (isWide || isKept));
  if (hasFile && !isKept) setIsKept(true);
  const classes = ['page', 'page--serree', 'poste', volet && 'poste--file'];
  return (
    <div className={isDossier && !isEdited ? classes.filter(Boolean).join(' ') : undefined}>
      {hasFile && (
        <ParamsOf value={volet && `/dossiers${volet.ouverte.file.address}`}>
          <Suspense>
            <File volet={volet} />
          </Suspense>
        </ParamsOf>
      )}
      {isDossier && <FileOuverteProvider value={{ ouverte, isBeside }}>{children}</FileOuverteProvider>}
      {isDossier && isHelpOpen && (
        <TouchesDialog titre="Touches du dossier" lignes={touchesDossier} onClose={closeHelp} />
      )}
    </div>
  );
}

const File = lazyPart(() =>
  import('../file/FileInstructionPage.tsx').then((module) => module.FileInstructionPage),
);
