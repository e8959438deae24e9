import type { ReactNode } from 'react';
import { type PageHead, usePageHead } from './page-head.ts';

type PageHeadingProps = PageHead & {
  /** Answers the page's question in a sentence. */
  chapo?: ReactNode;
  /** « Étape 2 sur 5 »: over the title, and read after it. */
  rang?: string;
  /** A state, beside the title. */
  badge?: ReactNode;
  /** Links and buttons: at the end of the line, or under the lead on a phone. */
  actions?: ReactNode;
};

/** The one h1: named in the window's title and the trail, and where the focus goes when the page opens. */
export function PageHeading({ chapo, rang, badge, actions, ...head }: PageHeadingProps) {
  usePageHead(head);
  return (
    <div className="page__tete">
      {rang && (
        <p className="page__rang" id="page-rang">
          {rang}
        </p>
      )}
      <div className="page__ligne">
        <h1 className="page__titre" tabIndex={-1} aria-describedby={rang && 'page-rang'}>
          {head.titre}
        </h1>
        {badge}
      </div>
      {chapo && <p className="chapo">{chapo}</p>}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}
