import { AppLink } from '../platform/AppLink.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { FieldError } from '../ui/field-errors.ts';

type EtapeActionsProps = {
  /** What the button found; empty until it was pressed. */
  errors: readonly FieldError[];
  proceed: () => Promise<void>;
  nextHref: string;
};

/** At the end of each step: save and go on, or go on all the same as long as nothing is transmitted. */
export const EtapeActions = ({ errors, proceed, nextHref }: EtapeActionsProps) => (
  <div className="actions">
    <ActionButton onPress={proceed} busyText="Enregistrement…">
      Enregistrer et continuer
    </ActionButton>
    {errors.length > 0 && <AppLink href={nextHref}>Continuer sans corriger</AppLink>}
  </div>
);
