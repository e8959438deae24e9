import { AppLink } from '../platform/AppLink.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { FieldError } from '../ui/fields/field-errors.ts';

type EtapeActionsProps = {
  /** The list of problems is empty until the button is pressed. */
  errors: readonly FieldError[];
  proceed: () => Promise<void>;
  nextHref: string;
};

/**
 * Each step ends with saving and going on; as long as nothing is transmitted, the person may go on despite errors.
 */
export const EtapeActions = ({ errors, proceed, nextHref }: EtapeActionsProps) => (
  <div className="actions">
    <ActionButton onPress={proceed} busyText="Enregistrement…">
      Enregistrer et continuer
    </ActionButton>
    {errors.length > 0 && <AppLink href={nextHref}>Continuer sans corriger</AppLink>}
  </div>
);
