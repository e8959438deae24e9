import { useEffect } from 'react';
import { sendUnsent } from '../../platform/hors-connexion/send-unsent.ts';
import {
  isVersionReady,
  startServiceWorker,
  takeNewVersion,
} from '../../platform/hors-connexion/service-worker.ts';
import { loadUser } from '../../platform/session/session.ts';
import { useStore } from '../../ui/page/store.ts';

const retryMs = 30_000;

/**
 * Starts the service worker once the first page is shown, and sends what was typed without a network. A new version of
 * the portal is used at the next opening; a person who keeps a page open for days can load it here, at the foot of the
 * page.
 */
export function OnThisDevice() {
  const isReady = useStore(isVersionReady);
  useEffect(() => void startServiceWorker(), []);
  useEffect(sendWhenBack, []);
  if (!isReady) return null;
  return (
    <p>
      Une nouvelle version du portail est prête.{' '}
      <button
        type="button"
        className="fr-btn fr-btn--secondary fr-btn--sm"
        onClick={() => void takeNewVersion()}
      >
        Mettre à jour
      </button>
    </p>
  );
}

/** Reads the person again before sending: the session of the person shown without a network may have ended. */
function sendWhenBack(): () => void {
  const onBack = () =>
    void loadUser({ again: true }).then(
      () => sendUnsent(),
      () => undefined,
    );
  const timer = setInterval(() => navigator.onLine && void sendUnsent(), retryMs);
  addEventListener('online', onBack);
  void sendUnsent({ isFound: true });
  return () => {
    removeEventListener('online', onBack);
    clearInterval(timer);
  };
}
