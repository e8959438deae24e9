import type { ReactNode } from 'react';
import { type PageHead, usePageHead } from './page-head.ts';

type PageHeadingProps = PageHead & {
  /** A few facts under the title, in grey, that tell this object from others. */
  faits?: string;
  /** The sentence under the title that answers the question of the page. */
  chapo?: ReactNode;
  /** The step, shown above the title and read after it: « Étape 2 sur 5 ». */
  rang?: string;
  /** A state, shown beside the title. */
  badge?: ReactNode;
  /** Links and buttons at the end of the line, or under the first sentence on a phone. */
  actions?: ReactNode;
};

/**
 * The only h1 of the page, with its facts and actions. The title is repeated in the window and in the breadcrumb, and
 * takes the focus when the page opens.
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
