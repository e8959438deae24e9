import type { ReactNode } from 'react';
import { CopyText } from './CopyText.tsx';
import './confirmation.css';

type ConfirmationPanelProps = {
  /** The page gives its own h1, in the past tense, so that it is announced. */
  heading: ReactNode;
  /** The number of the file looks like « 27-000412 ». */
  reference?: string;
  /** The instant reads like « le 10/03/2027 14h05 ». */
  when?: string;
  /** The children go on with the sentence: « à DRAJES Sud, qui l’a reçu. » */
  children?: ReactNode;
};

/** The panel is green and shows the number to keep; only something that was sent gets it. */
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
