import { useEffect, useRef } from 'react';
import { titleErrors } from './document-title.ts';
import { ErrorLink } from './ErrorLink.tsx';
import type { FieldError } from './field-errors.ts';

type ErrorSummaryProps = {
  /** Those without a field are said, not linked. */
  errors: readonly FieldError[];
  /** Changes each time the button is pressed, so that the summary takes the focus again. */
  attempt?: number;
  title?: string;
};

/** On top of the page, focused: the same words as under the fields, each link leads to its own. */
export function ErrorSummary({ errors, attempt = 0, title }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const hasErrors = errors.length > 0;
  const key = attempt > 0 ? String(attempt) : errors.map(({ message }) => message).join('|');
  useEffect(() => {
    if (hasErrors && key) box.current?.focus();
  }, [hasErrors, key]);
  useEffect(() => (hasErrors ? titleErrors() : undefined), [hasErrors]);
  if (!hasErrors) return null;
  const heading =
    title ??
    (errors.length === 1 ? 'Il y a 1 erreur à corriger' : `Il y a ${errors.length} erreurs à corriger`);
  return (
    <section
      ref={box}
      className="fr-alert fr-alert--error resume"
      tabIndex={-1}
      aria-labelledby="resume-erreurs"
    >
      <h2 className="fr-alert__title" id="resume-erreurs">
        {heading}
      </h2>
      <ul className="resume__liste">
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field ? <ErrorLink field={field}>{message}</ErrorLink> : message}
          </li>
        ))}
      </ul>
    </section>
  );
}
