import { useState } from 'react';

type SupprimerLigneProps = {
  /** What goes. */
  nom: string;
  onConfirm: () => Promise<unknown>;
};

/** Asks once more, in the same place, before it goes for good. */
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
