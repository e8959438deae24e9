import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** One sentence of fact: « Aucun dossier pour l’instant. » */
  fact: string;
  /** One of why, or what to do. */
  why?: string;
  /** One link or button. */
  action?: ReactNode;
};

/** Where a list would be. */
export const EmptyState = ({ fact, why, action }: EmptyStateProps) => (
  <div className="cadre pile">
    <p>
      {fact}
      {why && ` ${why}`}
    </p>
    {action && <div>{action}</div>}
  </div>
);
