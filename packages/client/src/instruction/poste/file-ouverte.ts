// The queue of the dossier on the screen, for the components inside that dossier.
import { createContext, useContext } from 'react';
import { usePageQuery } from '../../platform/page/page-query.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import type { FileOuverte } from '../file/use-file-instruction.ts';

type Known = {
  /** Null when the dossier was not opened from a queue. */
  ouverte: FileOuverte | null;
  /** True when the queue is shown, unfolded, beside the dossier. */
  isBeside: boolean;
};

const Ouverte = createContext<Known>({ ouverte: null, isBeside: false });

export const FileOuverteProvider = Ouverte.Provider;
export const useFileOuverte = (): Known => useContext(Ouverte);

/**
 * Tells whether the dossier is being edited: a service does that on the pages of the association, whose address names a
 * step.
 */
export function useIsEdite(): boolean {
  const { mode } = usePageQuery();
  const hasEtape = useQueryParams().get('etape') !== null;
  return mode === 'edit' || hasEtape;
}
