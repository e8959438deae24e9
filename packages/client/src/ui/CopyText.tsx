import { useState } from 'react';
import { announce } from './page/announcer.ts';

/** Shows a number that people quote, with a button that copies it. */
export function CopyText({ text, what }: { text: string; what: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    announce('Copié.');
  };
  return (
    <span className="copie">
      <span className="copie__texte">{text}</span>{' '}
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={copy}>
        {isCopied ? 'Copié' : 'Copier'} <span className="invisible">{what}</span>
      </button>
    </span>
  );
}
