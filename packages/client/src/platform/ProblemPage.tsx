import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { CopyText } from '../ui/CopyText.tsx';
import { AppLink } from './AppLink.tsx';
import { isPassing } from './call-problems.ts';
import { PageHeading } from './PageHeading.tsx';

type ProblemPageProps = { problem: ProblemReply | null; onRetry?: () => void };

/** In the place of a page that cannot be shown: what happened, what to do, the number to quote. */
export function ProblemPage({ problem, onRetry }: ProblemPageProps) {
  const isMissing = problem?.status === 404;
  const canRetry = onRetry && (problem === null || isPassing(problem));
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre={isMissing ? 'Page non trouvée :(' : "Une erreur s'est produite"}
        chapo={
          isMissing
            ? "La page que vous sollicitez n'existe plus ou n'a jamais existé."
            : (problem?.message ?? 'Un problème est survenu.')
        }
      />
      {problem && !isMissing && problem.status > 0 && (
        <p>
          Si cela se répète, écrivez à l’aide avec cette référence :{' '}
          <CopyText text={problem.instance} what="la référence" />
        </p>
      )}
      <div className="actions">
        {canRetry && (
          <button type="button" className="fr-btn" onClick={onRetry}>
            Réessayer
          </button>
        )}
        <AppLink className={canRetry ? 'fr-btn fr-btn--secondary' : 'fr-btn'} href="/">
          Revenir à l’accueil
        </AppLink>
      </div>
    </div>
  );
}
