import { notify } from '../../platform/session/announcements.ts';
import { type CookieChoice, chooseCookies, useCookieChoice } from '../../platform/session/audience.ts';
import { focusHeading } from '../../ui/page/focus.ts';
import { DialogButton } from './DialogButton.tsx';
import { CookieDialog } from './dialogs.ts';
import './cookies.css';

/** Asks whether the audience may be measured, until the person answers; both buttons look alike. */
export function CookieBanner() {
  const choice = useCookieChoice();
  if (choice !== null) return null;
  const choose = (next: CookieChoice) => {
    chooseCookies(next);
    notify('info', 'Votre choix est gardé. Il se change dans « Gestion des cookies », en bas de page.');
    focusHeading();
  };
  return (
    <section className="cookies" aria-label="Cookies">
      <div className="fr-container cookies__corps">
        <p className="cookies__texte">
          <strong>Pouvons-nous compter les visites ?</strong> Cela dépose des cookies de mesure d’audience.
          Sans votre accord, rien n’est chargé, et le portail marche de la même façon.
        </p>
        <div className="actions">
          <button type="button" className="fr-btn fr-btn--secondary" onClick={() => choose('accepte')}>
            Accepter
          </button>
          <button type="button" className="fr-btn fr-btn--secondary" onClick={() => choose('refuse')}>
            Refuser
          </button>
          <DialogButton
            className="fr-btn fr-btn--tertiary-no-outline"
            label="En savoir plus"
            dialog={CookieDialog}
          />
        </div>
      </div>
    </section>
  );
}
