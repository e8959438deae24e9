import type { ReactNode } from 'react';
import { type PageHead, usePageHead } from './page-head.ts';

type PageHeadingProps = PageHead & {
  /** The facts that tell this page's object from others stand in grey under the title. */
  faits?: string;
  /** This sentence answers the page's question. */
  chapo?: ReactNode;
  /** « Étape 2 sur 5 » shows over the title and is read after it. */
  rang?: string;
  /** A state shows beside the title. */
  badge?: ReactNode;
  /** Links and buttons stand at the end of the line, or under the lead on a phone. */
  actions?: ReactNode;
};

/**
 * This is the page's only h1: the window's title and the trail repeat it, and it takes the focus when the page opens.
 */
export function PageHeading({ faits, chapo, rang, badge, actions, ...head }: PageHeadingProps) {
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
      {faits && <p className="page__faits discret">{faits}</p>}
      {chapo && <p className="chapo">{chapo}</p>}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}
