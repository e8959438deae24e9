import { completAgrement } from '@asso/contract/agrement/complet-agrement';
import { agrementTexts, sayAgrementProblem } from '@asso/contract/agrement/say-agrement-problem';
import { dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import { donneesProblems, scopesAgrement } from '@asso/domain/agrement/dossier-agrement.rules';
import type { EtapeAgrement } from '@asso/domain/agrement/dossier-agrement.steps';
import { problems } from '@asso/domain/kernel/walk-problems';
import { useState } from 'react';
import { go } from '../platform/navigation.ts';
import { useQueryParams } from '../platform/query-params.ts';
import { optionsDe } from '../subvention/options-dossier.ts';
import type { FieldError } from '../ui/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import { etapeHref, suiteHref } from './agrement-href.ts';
import type { EditionAgrement } from './use-dossier-agrement.ts';

type Section = keyof typeof dossierAgrementFields;

export type EtapeDeSaisie = Exclude<EtapeAgrement, 'choix' | 'transmission'>;

/** The rows the fields of a step are asked from; documents have none. */
const sectionsDe: Record<EtapeDeSaisie, readonly Section[]> = {
  demandeur: ['demandeur'],
  pieces: [],
  donnees: ['haa', 'customs'],
};

/**
 * A step: what the fields say of themselves at once, and what only the server knows (people, files, sites) as it said
 * it last. It goes on only when the server finds nothing to say.
 */
export function useEtapeAgrement(edition: EditionAgrement, etape: EtapeDeSaisie) {
  const { dossier, tete, found } = edition;
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? stepErrors(edition, etape) : [];
  // Who came from the last page to correct goes back to it.
  const isBack = useQueryParams().get('retour') !== null;
  const nextHref = isBack ? etapeHref(dossier, 'transmission') : suiteHref(dossier, etape);
  const proceed = async () => {
    const isSaved = await tete.flush();
    const fresh = await found.refresh();
    // Without network the fields speak for themselves, and the answers wait in this browser.
    const left = fresh ? blockersOf(fresh, etape) : stepErrors(edition, etape);
    if (left.length === 0 && (isSaved || fresh === null)) go(nextHref);
    else setAttempt((tries) => tries + 1);
  };
  return { form: formAgrement(edition, errors), errors, attempt, proceed, nextHref };
}

export function formAgrement({ dossier, tete }: EditionAgrement, errors: readonly FieldError[]): Form {
  const complet = completAgrement(dossier, tete.value);
  return {
    ...tete.form,
    errors,
    sentences: agrementTexts,
    hand: { rights: dossier.rights, writer: 'association' },
    custom: complet.definition.champs_personnalises,
    scopes: scopesAgrement(complet),
    options: optionsDe(dossier),
  };
}

const blockersOf = ({ etapes }: EditionAgrement['dossier'], etape: EtapeAgrement) =>
  etapes.find(({ id }) => id === etape)?.blockers ?? [];

function stepErrors(edition: EditionAgrement, etape: EtapeDeSaisie): FieldError[] {
  const { dossier, tete } = edition;
  const complet = completAgrement(dossier, tete.value);
  const sections = sectionsDe[etape];
  // With its sites, nothing of this step is for the server alone to say.
  if (etape === 'donnees') return onceEach([...donneesLeft(edition), ...tete.refusals]);
  const rows = Object.fromEntries(sections.map((section) => [section, dossierAgrementFields[section]]));
  const context = { scopes: scopesAgrement(complet), custom: complet.definition.champs_personnalises };
  const own = problems(rows, tete.value, { stage: 'transmission', ...context }).map(sayAgrementProblem);
  const known = blockersOf(dossier, etape).filter(
    ({ field = '', code }) => !isOwn(sections, field) || !code.startsWith('kernel.'),
  );
  return onceEach([...own, ...tete.refusals, ...known]);
}

/** What is missing or wrong of the conditions as they stand now, shown or not. */
export const donneesLeft = ({ dossier, tete }: EditionAgrement): FieldError[] =>
  onceEach(donneesProblems(completAgrement(dossier, tete.value)).map(sayAgrementProblem));

const isOwn = (sections: readonly Section[], field: string): boolean =>
  sections.some((section) => field.split('.')[0] === section);

const onceEach = (errors: readonly { field?: string; message: string }[]): FieldError[] =>
  errors
    .map(({ field = '', message }) => ({ field, message }))
    .filter(
      (one, index, all) =>
        all.findIndex(({ field, message }) => field === one.field && message === one.message) === index,
    );

/** The rows of the applicant that somebody fills here. */
export const personnes = ['id_representant_legal', 'id_signataire', 'id_responsable'] as const;
