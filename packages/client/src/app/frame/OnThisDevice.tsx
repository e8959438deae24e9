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
 * Starts, once the first page is shown, what works without a network, and sends what was typed without it. A new
 * version of the portal is taken at the next opening; a person who leaves a page open for days may take it at once, at
 * the foot of the page, where nothing moves.
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

/** The person is read again before anything leaves: the person shown without a network may have lost their session. */
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
