import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useEffect } from 'react';
import { unsentDrafts } from '../../platform/draft/draft-storage.ts';
import { shownFrom } from '../../platform/hors-connexion/kept-reads.ts';
import { sayUnsent } from '../../platform/hors-connexion/unsent-words.ts';
import { announce } from '../../ui/page/announcer.ts';
import { giveUpWaiting, isOnline, retryWaiting, waitingActs } from '../../ui/page/network.ts';
import { useStore } from '../../ui/page/store.ts';
import './offline-notice.css';

/** Says at the bottom of the window that there is no network, or that something waits for it. */
export function OfflineNotice() {
  const hasNetwork = useStore(isOnline);
  const isWaiting = useStore(waitingActs) > 0;
  const title = hasNetwork ? 'Le portail ne répond pas.' : 'Vous êtes hors connexion.';
  const text = isWaiting
    ? `Votre demande n’est pas encore partie : elle partira d’elle-même ${hasNetwork ? 'dès qu’il répondra' : 'au retour du réseau'}. Gardez cette page ouverte.`
    : 'Ce que vous écrivez est gardé ici, et partira au retour du réseau.';
  const unsent = useStore(unsentDrafts).reduce((sum, { changes }) => sum + Object.keys(changes).length, 0);
  const from = useStore(shownFrom);
  const isShown = !hasNetwork || isWaiting;
  useEffect(() => {
    if (isShown) announce(`${title} ${text}`, isWaiting ? 'urgent' : 'poli');
  }, [isShown, isWaiting, title, text]);
  useEffect(() => (isWaiting ? askBeforeLeaving() : undefined), [isWaiting]);
  // The icon is loaded beforehand, since it could not be once the network is lost.
  if (!isShown) return <span className="invisible fr-icon-wifi-off-line" aria-hidden="true" />;
  return (
    <section className="hors-connexion" aria-label="Connexion">
      <div className="fr-container hors-connexion__corps">
        <p className="hors-connexion__texte fr-icon-wifi-off-line">
          <strong>{title}</strong> {text}
          {unsent > 0 && <strong> {sayUnsent(unsent)}.</strong>}
          {from !== null && ` Ce que vous voyez date du ${formatHorodatage(new Date(from))}.`}
        </p>
        {isWaiting && (
          <div className="hors-connexion__actes">
            <button type="button" className="fr-btn fr-btn--sm" onClick={retryWaiting}>
              Réessayer
            </button>
            <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={giveUpWaiting}>
              Ne plus envoyer
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
