import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { leadsHome } from '@asso/domain/compte/acces-refuse.rules';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AppLink } from '../AppLink.tsx';
import { BackHome } from '../page/BackHome.tsx';

type ListRefusalProps = {
  problem: ProblemReply;
  /** This leads to the list's first page, when the address asked for another one. */
  firstHref: string | null;
  onRetry: () => unknown;
};

/** When a list cannot be read, this says why and offers two ways out. */
export const ListRefusal = ({ problem, firstHref, onRetry }: ListRefusalProps) =>
  leadsHome(problem.code) ? (
    <BackHome message={problem.message} />
  ) : (
    <Notice tone="erreur" title="La liste n’a pas pu être lue." level="h2">
      <p>{problem.message}</p>
      <div className="actions">
        <ActionButton kind="secondaire" isSmall onPress={onRetry}>
          Réessayer
        </ActionButton>
        {firstHref && <AppLink href={firstHref}>Revenir au début de la liste</AppLink>}
      </div>
    </Notice>
  );
