import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { useEffect, useRef } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { titleErrors } from '../ui/document-title.ts';
import { ErrorLink } from '../ui/ErrorLink.tsx';
import type { FieldError } from '../ui/field-errors.ts';
import { blockerHref } from './dossier-liens.ts';
import { othersOf } from './use-transmission.ts';

type BlockersPanelProps = {
  dossier: DossierSubventionView;
  /** What the button found on this page and elsewhere; empty before it was pressed. */
  errors: readonly FieldError[];
  attempt: number;
};

/** What keeps the dossier from being transmitted, each with the way to it; focused when the button finds it. */
export function BlockersPanel({ dossier, errors, attempt }: BlockersPanelProps) {
  const box = useRef<HTMLElement>(null);
  const shown = errors.length > 0 ? errors : othersOf(dossier);
  const isAlert = errors.length > 0;
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  useEffect(() => (isAlert ? titleErrors() : undefined), [isAlert]);
  if (shown.length === 0) return null;
  const points = shown.length === 1 ? '1 point' : `${shown.length} points`;
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
      <ul className="resume__liste">
        {shown.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field.startsWith('attestation') ? (
              <ErrorLink field={field}>{message}</ErrorLink>
            ) : (
              <>
                {placeOf(dossier, field)}
                <AppLink href={blockerHref(dossier, field)}>{message}</AppLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which project, and which year of its budget: « Projet 1, budget 2027 : ». */
function placeOf({ projets }: DossierSubventionView, field: string): string {
  const [section, id, rubrique, annee] = field.split('.');
  const projet = section === 'projets' ? projets.find((one) => one.id === id) : undefined;
  if (!projet) return '';
  const budget = rubrique === 'budgets' && annee ? `, budget ${annee}` : '';
  return `Projet ${projet.numero_projet}${budget} : `;
}
