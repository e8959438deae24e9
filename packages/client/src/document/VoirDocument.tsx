import { apercuKind } from '@asso/domain/document/document.rules';
import { Suspense, useRef, useState } from 'react';
import { isServed } from './DocumentLink.tsx';
import { DocumentDialog } from './document-dialog.ts';

type VoirDocumentProps = { uuid: string; nom: string; mime: string; etat_analyse: string };

/**
 * The button « Voir », which opens the file over the page; shows nothing when the browser cannot show the file, or when
 * the file may not be downloaded.
 */
export function VoirDocument(document: VoirDocumentProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** The PDF reader takes the focus, and the dialog cannot take it back from there, so the focus is restored here. */
  const close = () => {
    setIsOpen(false);
    setTimeout(() => button.current?.focus());
  };
  if (!hasApercu(document)) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm"
        onClick={() => setIsOpen(true)}
      >
        Voir<span className="invisible"> {document.nom}</span>
      </button>
      <Suspense>{isOpen && <DocumentDialog {...document} onClose={close} />}</Suspense>
    </>
  );
}

export const hasApercu = ({
  etat_analyse,
  mime,
}: Pick<VoirDocumentProps, 'etat_analyse' | 'mime'>): boolean =>
  isServed(etat_analyse) && apercuKind(mime) !== null;
