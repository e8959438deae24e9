import { count } from '@asso/domain/identifiants/nombres-affiches';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { useEffect, useId, useRef } from 'react';
import { Link } from '../Link.tsx';
import { announce } from '../page/announcer.ts';
import { titleErrors } from '../page/document-title.ts';
import { networkSentence } from '../page/network.ts';
import { ErrorLink } from './ErrorLink.tsx';
import type { FieldError } from './field-errors.ts';

type ErrorSummaryProps = {
  /** An error without a field is written without a link. */
  errors: readonly FieldError[];
  /** Changes each time the button is pressed, so that the summary takes the focus again. */
  attempt?: number;
  title?: string;
};

/** Lists the errors at the top of the page, each with a link to its field, and takes the focus. */
export function ErrorSummary({ errors, attempt = 0, title }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const hasErrors = errors.length > 0;
  const key = attempt > 0 ? String(attempt) : errors.map(({ message }) => message).join('|');
  const taken = useRef('');
  useEffect(() => {
    if (attempt === 0 && !hasErrors) taken.current = '';
    // A person who is correcting keeps the focus: an error that comes back meanwhile was already announced.
    if (!hasErrors || taken.current === key) return;
    taken.current = key;
    box.current?.focus();
  }, [hasErrors, key, attempt]);
  useEffect(() => (hasErrors ? titleErrors() : undefined), [hasErrors]);
  useLeft(errors.length, attempt);
  if (!hasErrors) return null;
  const heading = errors.every(isOutage) ? 'L’envoi n’a pas abouti' : (title ?? headingOf(errors.length));
  return (
    <section ref={box} className="fr-alert fr-alert--error resume" tabIndex={-1} aria-labelledby={id}>
      <h2 className="fr-alert__title" id={id}>
        {heading}
      </h2>
      <ul className="resume__liste">
        {errors.map(({ field, message, acte }) => (
          <li key={`${field} ${message}`}>
            {field ? <ErrorLink field={field}>{message}</ErrorLink> : message}
            {acte && (
              <>
                {' '}
                <Link href={acte.href}>{acte.label}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const headingOf = (length: number) =>
  length === 1 ? 'Il y a 1 erreur à corriger' : `Il y a ${length} erreurs à corriger`;

/** Tells whether the person cannot correct the error: the network fails, or the server is down or failed. */
const isOutage = ({ message }: FieldError): boolean => OUTAGES.has(message);
const OUTAGES: ReadonlySet<string> = new Set([
  networkSentence,
  ...(['kernel.indisponible', 'kernel.momentanement-indisponible', 'kernel.erreur-interne'] as const).map(
    (code) => kernelProblems[code].message,
  ),
]);

/** Announces the number of errors left while the person corrects, because the summary is out of sight. */
function useLeft(length: number, attempt: number): void {
  const told = useRef({ length, attempt });
  useEffect(() => {
    const before = told.current;
    told.current = { length, attempt };
    if (attempt === 0 || before.attempt !== attempt || before.length === length) return;
    announce(length === 0 ? 'Plus aucune erreur.' : count(length, 'erreur restante', 'erreurs restantes'));
  }, [length, attempt]);
}
