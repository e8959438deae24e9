import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** The fact, in one sentence: « Aucun dossier pour l’instant. » */
  fact: string;
  /** A second sentence says why, or what to do. */
  why?: string;
  /** The action is one link or one button. */
  action?: ReactNode;
};

/** Takes the place of a list that has no line. */
export const EmptyState = ({ fact, why, action }: EmptyStateProps) => (
  <div className="cadre pile">
    <p>
      {fact}
      {why && ` ${why}`}
    </p>
    {action && <div>{action}</div>}
  </div>
);
