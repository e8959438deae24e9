import { useEffect } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { DecisionSuite } from './decision-props.ts';
import type { Faite } from './use-decision.ts';

type DecisionFaiteProps = {
  faite: Pick<Faite, 'text'>;
  suite: DecisionSuite;
  /** The id of the link to the next page, since a page may show two such links. */
  id?: string;
};

/** Says what was done, and moves the focus to the link that follows. */
export function DecisionFaite({ faite: { text }, suite, id = 'decision-suite' }: DecisionFaiteProps) {
  useEffect(() => {
    if (text) document.getElementById(id)?.focus();
  }, [text, id]);
  return (
    <div className="pile pile--serree">
      <Notice tone="succes" title={text}>
        L’association est prévenue.
      </Notice>
      <p>
        <AppLink
          id={id}
          className={`fr-link ${suite.isBack ? 'fr-icon-arrow-left-line fr-link--icon-left' : 'fr-icon-arrow-right-line fr-link--icon-right'}`}
          href={suite.href}
        >
          {suite.label}
        </AppLink>
      </p>
    </div>
  );
}
