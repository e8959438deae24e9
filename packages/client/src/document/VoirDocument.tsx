import { apercuDe } from '@asso/domain/document/document.rules';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import { isServed } from './DocumentLink.tsx';

const DocumentDialog = lazyPart(() => import('./DocumentDialog.tsx').then((module) => module.DocumentDialog));

type VoirDocumentProps = { uuid: string; nom: string; mime: string; etat_analyse: string };

/** « Voir »: the file over the page, for what a browser shows by itself; what it cannot show is downloaded beside. */
export function VoirDocument(document: VoirDocumentProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** The reader of PDFs takes the focus, which no dialog can give back from there. */
  const close = () => {
    setIsOpen(false);
    setTimeout(() => button.current?.focus());
  };
  if (!isServed(document.etat_analyse) || apercuDe(document.mime) === null) return null;
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
