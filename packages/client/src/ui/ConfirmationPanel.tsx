import type { ReactNode } from 'react';
import { CopyText } from './CopyText.tsx';
import './confirmation.css';

type ConfirmationPanelProps = {
  /** The h1 of the page, in the past: it is given by the page, to be announced. */
  heading: ReactNode;
  /** « 27-000412 ». */
  reference?: string;
  /** « le 10/03/2027 14h05 ». */
  when?: string;
  /** « à DRAJES Sud, qui l’a reçu. » */
  children?: ReactNode;
};

/** Green, with the number to keep: only what was sent wears it. */
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
