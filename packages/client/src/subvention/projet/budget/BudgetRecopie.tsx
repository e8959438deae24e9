import type { BudgetProjet } from '@asso/domain/subvention/projet.fields';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { isStarted } from './budget-annee.ts';

type BudgetRecopieProps = { from: BudgetProjet; to: BudgetProjet; onCopy: () => void };

/**
 * A button that copies the budget of a year to the next; a budget already begun is replaced only after a confirmation.
 */
export function BudgetRecopie({ from, to, onCopy }: BudgetRecopieProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="fr-btn fr-btn--tertiary fr-btn--sm"
        onClick={() => (isStarted(to) ? setIsAsking(true) : onCopy())}
      >
        Recopier {from.annee} vers {to.annee}
      </button>
      {isAsking && (
        <Dialog
          title={`Remplacer le budget ${to.annee} ?`}
          onClose={() => setIsAsking(false)}
          action={{
            label: `Remplacer le budget ${to.annee}`,
            isDanger: true,
            onPress: () => {
              setIsAsking(false);
              onCopy();
            },
          }}
        >
          <p>
            Les montants déjà saisis pour {to.annee} seront remplacés par ceux de {from.annee}. Les
            subventions du compte 74 ne changent pas.
          </p>
        </Dialog>
      )}
    </>
  );
}
