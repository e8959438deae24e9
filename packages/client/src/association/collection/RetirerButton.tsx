import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { useState } from 'react';
import { RetirerDialog, type RetirerDialogProps } from './RetirerDialog.tsx';

type RetirerButtonProps<E extends Endpoint> = Omit<RetirerDialogProps<E>, 'onClose'> & {
  /** The name of the row, read aloud after « Retirer ». */
  what: string;
};

/** A button that opens the dialog which asks before a row is removed. */
export function RetirerButton<E extends Endpoint>({ what, ...dialog }: RetirerButtonProps<E>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
        onClick={() => setIsAsking(true)}
      >
        Retirer<span className="invisible"> {what}</span>
      </button>
      {isAsking && <RetirerDialog {...dialog} onClose={() => setIsAsking(false)} />}
    </>
  );
}
