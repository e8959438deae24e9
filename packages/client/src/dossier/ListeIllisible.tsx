import { AppLink } from '../platform/AppLink.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Notice } from '../ui/Notice.tsx';

type ListeIllisibleProps = {
  message: string;
  /** Where the list begins, when the address asked for another page. */
  firstHref: string | null;
  onRetry: () => unknown;
};

/** In the place of a list: what happened, and two ways out. */
export const ListeIllisible = ({ message, firstHref, onRetry }: ListeIllisibleProps) => (
  <Notice tone="erreur" title="La liste n’a pas pu être lue." level="h2">
    <p>{message}</p>
    <div className="actions">
      <ActionButton kind="secondaire" isSmall onPress={onRetry}>
        Réessayer
      </ActionButton>
      {firstHref && <AppLink href={firstHref}>Revenir au début de la liste</AppLink>}
    </div>
  </Notice>
);
