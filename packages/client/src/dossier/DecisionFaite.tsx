import { useEffect } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Faite } from './use-decision.ts';

type DecisionFaiteProps = { faite: Faite; suite: { label: string; href: string } };

const suiteId = 'decision-suite';

/** What was done stays said in the panel; the focus is on what comes next. */
export function DecisionFaite({ faite, suite }: DecisionFaiteProps) {
  useEffect(() => {
    if (faite) document.getElementById(suiteId)?.focus();
  }, [faite]);
  return (
    <div className="pile pile--serree">
      <Notice tone="succes" title={faite.text}>
        L’association est prévenue.
      </Notice>
      <p>
        <AppLink
          id={suiteId}
          className="fr-link fr-icon-arrow-right-line fr-link--icon-right"
          href={suite.href}
        >
          {suite.label}
        </AppLink>
      </p>
    </div>
  );
}
