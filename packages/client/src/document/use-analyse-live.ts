import { useEffect } from 'react';

const pauseMs = 3000;

/** Calls `reload` again and again as long as one of the documents is being analysed and the page is visible. */
export function useAnalyseLive(
  documents: readonly ({ etat_analyse: string } | null)[],
  reload: () => Promise<unknown>,
): void {
  const isWaiting = documents.some((document) => document?.etat_analyse === 'en_cours');
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (!document.hidden) void reload();
    }, pauseMs);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
}
