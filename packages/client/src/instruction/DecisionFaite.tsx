import { useEffect } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Suite } from './decision-props.ts';
import type { Faite } from './use-decision.ts';

type DecisionFaiteProps = {
  faite: Pick<Faite, 'text'>;
  suite: Suite;
  /** Of the link to what comes next, where the page may show two of them. */
  id?: string;
};

/** What was done stays said in the panel; the focus is on what comes next. */
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
