import { useEffect, useRef } from 'react';
import { useDraft } from '../platform/draft/use-draft.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import type { Demarche, DemarcheEdition, DossierRempli } from './demarche.ts';
import type { Found } from './lecture.ts';
import { useCollegues } from './use-collegues.ts';

type Given<D, E> = {
  dossier: D;
  found: Found<D>;
  /** The step shown; null on the list of steps. */
  etape: E | null;
};

/** Keeps one draft of the answers for all the steps, and follows what colleagues do. */
export function useDemarche<D extends DossierRempli, T extends object, E extends string, P>(
  { brouillon, mots, veille, sousPage }: Demarche<D, T, E, P>,
  { dossier, found, etape }: Given<D, E>,
): DemarcheEdition<D, T> {
  const { refresh } = found;
  const sous = useQueryParams().get(sousPage?.param ?? 'page');
  const page = (etape !== null && sousPage && sous) || etape || 'liste';
  const collegues = useCollegues({ dossier: veille?.(dossier) ?? null, page, refresh });
  const tete = useDraft<T>({
    name: brouillon.nom(dossier),
    value: brouillon.value(dossier),
    version: dossier.version,
    auteur: collegues.auteurs.tete ?? null,
    save: (sent) => brouillon.save(dossier)(sent),
    ...(brouillon.envoi && { envoi: { ...brouillon.envoi(dossier), titre: mots.titre(dossier) } }),
  });
  // A save may change the steps and the pièces asked for, so the dossier is read again.
  useEffect(() => {
    if (tete.version > dossier.version) void refresh();
  }, [tete.version, dossier.version, refresh]);
  useFreshRenvois(dossier, found, page);
  return { dossier, tete, found, collegues };
}

/**
 * Reads the dossier again when the person moves to another page, since the server decides which corrections are made.
 */
function useFreshRenvois<D extends DossierRempli>({ renvois = [] }: D, { refresh }: Found<D>, page: string) {
  const isSentBack = renvois.length > 0;
  const seen = useRef(page);
  useEffect(() => {
    if (!isSentBack || seen.current === page) return;
    seen.current = page;
    void refresh();
  }, [isSentBack, page, refresh]);
}
