import { AppLink } from '../AppLink.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';

type ListeIllisibleProps = {
  message: string;
  /** This leads to the list's first page, when the address asked for another one. */
  firstHref: string | null;
  onRetry: () => unknown;
};

/** When a list cannot be read, this says why and offers two ways out. */
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
