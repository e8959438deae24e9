// The desk knows the queue of the dossier on screen; what stands in that dossier asks for it here.
import { createContext, useContext } from 'react';
import { usePageQuery } from '../../platform/page/page-query.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import type { FileOuverte } from '../file/use-file-instruction.ts';

type Known = {
  /** Null when the dossier was not opened from a queue. */
  ouverte: FileOuverte | null;
  /** The queue stands unfolded beside the dossier. */
  isBeside: boolean;
};

const Ouverte = createContext<Known>({ ouverte: null, isBeside: false });

export const FileOuverteProvider = Ouverte.Provider;
export const useFileOuverte = (): Known => useContext(Ouverte);

/** A service that edits a dossier does so on the pages of the association, whose steps stand in the address. */
export function useIsEdite(): boolean {
  const { mode } = usePageQuery();
  const hasEtape = useQueryParams().get('etape') !== null;
  return mode === 'edit' || hasEtape;
}
