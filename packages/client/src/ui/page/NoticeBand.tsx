import { type ReactNode, useState } from 'react';
import { focusHeading } from './focus.ts';
import './notice-band.css';

type NoticeBandProps = {
  tone: 'info' | 'attention' | 'alerte';
  title: string;
  children?: ReactNode;
  /** Called to hide the band, which has no such button otherwise; the focus then goes to the title of the page. */
  onHide?: () => void;
};

const classes = { info: 'info', attention: 'warning', alerte: 'alert' };

/**
 * A notice as wide as the window, above the page. On a phone it is one line, cut where it is too long, which « Lire »
 * unfolds; « Masquer » is there once it is read.
 */
export function NoticeBand({ tone, title, children, onHide }: NoticeBandProps) {
  const [isRead, setIsRead] = useState(false);
  const hide = () => {
    onHide?.();
    focusHeading();
  };
  return (
    <div className={`fr-notice fr-notice--${classes[tone]} bandeau${isRead ? ' bandeau--lu' : ''}`}>
      <div className="bandeau__corps">
        <p className="bandeau__texte">
          <span className="fr-notice__title">{title}</span>
          <span className="bandeau__suite">{children}</span>
        </p>
        <button
          type="button"
          className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm bandeau__lire"
          aria-expanded={isRead}
          onClick={() => setIsRead(!isRead)}
        >
          {isRead ? 'Replier' : 'Lire'} <span className="invisible">: {title}</span>
        </button>
        {onHide && (
          <button
            type="button"
            className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm bandeau__masquer"
            onClick={hide}
          >
            Masquer <span className="invisible">: {title}</span>
          </button>
        )}
      </div>
    </div>
  );
}
