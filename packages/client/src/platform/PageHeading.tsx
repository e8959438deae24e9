import type { ReactNode } from 'react';
import { type PageHead, usePageHead } from './page-head.ts';

type PageHeadingProps = PageHead & {
  /** Answers the page's question in a sentence. */
  chapo?: ReactNode;
  /** A state, beside the title. */
  badge?: ReactNode;
  /** Links and buttons at the end of the line, none of them filled. */
  actions?: ReactNode;
};

/** The one h1: named in the window's title and the trail, and where the focus goes when the page opens. */
export function PageHeading({ chapo, badge, actions, ...head }: PageHeadingProps) {
  usePageHead(head);
  return (
    <div className="page__tete">
      <div className="page__ligne">
        <h1 className="page__titre" tabIndex={-1}>
          {head.titre}
        </h1>
        {badge}
        {actions && <div className="actions">{actions}</div>}
      </div>
      {chapo && <p className="chapo">{chapo}</p>}
    </div>
  );
}
