import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { ErrorLink } from '../../ui/fields/ErrorLink.tsx';
import { titleErrors } from '../../ui/page/document-title.ts';

export type Blocage = {
  field: string;
  message: string;
  /** The address where the problem is corrected; null when it is on this page. */
  href: string | null;
  /** Where the problem is: « Projet 1, budget 2027 : ». */
  lieu?: string;
  /** The title of the step that asks for it. */
  etape?: string;
};

/** Up to this number of problems, they are read at a glance and stand in one list; more are grouped by step. */
const atAGlance = 7;

type BlocagesPanelProps = {
  blocages: readonly Blocage[];
  /** True when pressing the button found the problems, false when they are shown in advance. */
  isAlert: boolean;
  attempt: number;
};

/**
 * Lists what prevents the dossier from being transmitted, each with a link; takes the focus when the button finds
 * problems. When there are many, each step says how many it has, and the first one shows them.
 */
export function BlocagesPanel({ blocages, isAlert, attempt }: BlocagesPanelProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  useEffect(() => (isAlert ? titleErrors() : undefined), [isAlert]);
  if (blocages.length === 0) return null;
  const points = blocages.length === 1 ? '1 point' : `${blocages.length} points`;
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={`fr-alert fr-alert--${isAlert ? 'error' : 'warning'} resume`}
      aria-labelledby="reste-a-completer"
    >
      <h2 className="fr-alert__title" id="reste-a-completer">
        Il reste {points} à compléter avant de transmettre
      </h2>
      {blocages.length <= atAGlance ? (
        <Liste blocages={blocages} />
      ) : (
        [...Map.groupBy(blocages, ({ etape = '' }) => etape)].map(([etape, siens], index) => (
          <details key={etape} className="plis" open={index === 0}>
            <summary>
              {etape || 'Autres points'}
              <span className="plis__bref">{` ${count(siens.length, 'point', 'points')}`}</span>
            </summary>
            <Liste blocages={siens} />
          </details>
        ))
      )}
    </section>
  );
}

const Liste = ({ blocages }: Pick<BlocagesPanelProps, 'blocages'>) => (
  <ul className="resume__liste">
    {blocages.map(({ field, message, href, lieu }) => (
      <li key={`${field} ${message}`}>
        {href === null ? (
          <ErrorLink field={field}>{message}</ErrorLink>
        ) : (
          <>
            {lieu}
            <AppLink href={href}>{message}</AppLink>
          </>
        )}
      </li>
    ))}
  </ul>
);
