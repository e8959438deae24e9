import { useState } from 'react';

type SupprimerLigneProps = {
  /** The name of what is deleted. */
  nom: string;
  onConfirm: () => Promise<unknown>;
};

/** Asks for a confirmation in the same place before the line is deleted for good. */
export function SupprimerLigne({ nom, onConfirm }: SupprimerLigneProps) {
  const [isAsked, setIsAsked] = useState(false);
  const confirm = async () => {
    await onConfirm();
    setIsAsked(false);
  };
  return (
    <button
      type="button"
      className={`fr-btn fr-btn--sm ${isAsked ? 'bouton--danger' : 'fr-btn--tertiary'}`}
      onClick={() => (isAsked ? void confirm() : setIsAsked(true))}
    >
      {isAsked ? 'Confirmer la suppression' : 'Supprimer'}
      <span className="invisible">
        {isAsked ? ' de' : ''} {nom}
      </span>
    </button>
  );
}
