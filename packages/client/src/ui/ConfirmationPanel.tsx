import type { ReactNode } from 'react';
import { CopyText } from './CopyText.tsx';
import './confirmation.css';

type ConfirmationPanelProps = {
  /**
   * The page gives its own h1, in the past tense (« Dossier transmis »), so that screen readers announce the result.
   */
  heading: ReactNode;
  /** The number of the dossier, such as « 27-000412 ». */
  reference?: string;
  /** The date and time of what is confirmed, such as « le 10/03/2027 14h05 ». */
  when?: string;
  /** The words that go on with the sentence of the heading: « à DRAJES Sud, qui l’a reçu. » */
  children?: ReactNode;
};

/** A green panel that confirms a transmission and shows the number to keep; saving a draft never shows it. */
export function ConfirmationPanel({ heading, reference, when, children }: ConfirmationPanelProps) {
  return (
    <div className="confirmation">
      <span className="confirmation__icone fr-icon-send-plane-line" aria-hidden="true" />
      <div>
        {heading}
        {reference && (
          <p>
            N° <CopyText text={reference} what="le numéro" />
            {when && <> · {when}</>}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
