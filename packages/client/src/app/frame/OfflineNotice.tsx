import { useSyncExternalStore } from 'react';

/** As long as the browser knows it has no network. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <section className="fr-notice fr-notice--warning" aria-label="Connexion">
      <div className="fr-container" role="status">
        <div className="fr-notice__body">
          <p>
            <span className="fr-notice__title">Vous êtes hors connexion.</span>{' '}
            <span className="fr-notice__desc">
              Vous pouvez continuer à écrire ; transmettre et déposer un fichier attendront le retour du
              réseau.
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}

function listen(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
