import { completAgrement } from '@asso/contract/agrement/complet-agrement';
import { agrementTexts, sayAgrementProblem } from '@asso/contract/agrement/say-agrement-problem';
import { dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import {
  type AgrementComplet,
  donneesProblems,
  scopesAgrement,
} from '@asso/domain/agrement/dossier-agrement.rules';
import type { EtapeAgrement } from '@asso/domain/agrement/dossier-agrement.steps';
import type { Problem } from '@asso/domain/kernel/result';
import { problems } from '@asso/domain/kernel/walk-problems';
import { useState } from 'react';
import { go } from '../platform/page/navigation.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import { etapeHref, suiteHref } from './agrement-href.ts';
import { optionsAgrement } from './options-agrement.ts';
import type { EditionAgrement } from './use-dossier-agrement.ts';

export type EtapeDeSaisie = Exclude<EtapeAgrement, 'choix' | 'transmission'>;

/**
 * A step shows at once the errors that its fields can tell, and the last known errors that only the server can
 * tell (people, files, sites). It goes on only when the server finds no error.
 */
export function useEtapeAgrement(edition: EditionAgrement, etape: EtapeDeSaisie) {
  const { dossier, tete, found } = edition;
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? stepErrors(edition, etape) : [];
  // A person who came from the last page to correct something goes back to it.
  const isBack = useQueryParams().get('retour') !== null;
  const nextHref = isBack ? etapeHref(dossier, 'transmission') : suiteHref(dossier, etape);
  const proceed = async () => {
    const isSaved = await tete.flush();
    const fresh = await found.refresh();
    // Without network, the fields' own errors decide, and the answers wait in this browser.
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
    options: optionsAgrement(dossier),
  };
}

const blockersOf = ({ etapes }: EditionAgrement['dossier'], etape: EtapeAgrement) =>
  etapes.find(({ id }) => id === etape)?.blockers ?? [];

function stepErrors({ dossier, tete }: EditionAgrement, etape: EtapeDeSaisie): FieldError[] {
  const complet = completAgrement(dossier, tete.value);
  const own = ownProblems[etape](complet).map(sayAgrementProblem);
  const known = blockersOf(dossier, etape).filter(({ code }) => etape === 'pieces' || saysServer(code));
  return onceEach([...own, ...tete.refusals, ...known]);
}

/** It gives the errors of the conditions as they are typed now, shown or not. */
export const donneesLeft = ({ dossier, tete }: EditionAgrement): FieldError[] =>
  onceEach(donneesProblems(completAgrement(dossier, tete.value)).map(sayAgrementProblem));

/** The fields tell these errors as one types; only the server knows those of a file. */
const ownProblems: Record<EtapeDeSaisie, (complet: AgrementComplet) => readonly Problem[]> = {
  demandeur: (complet) =>
    problems({ demandeur: dossierAgrementFields.demandeur }, complet.tete, {
      stage: 'transmission',
      scopes: scopesAgrement(complet),
    }),
  pieces: () => [],
  donnees: donneesProblems,
};

/** Only the server fully knows people and documents, so it tells these errors. */
const saysServer = (code: string): boolean =>
  code.startsWith('subvention.representant-') || code === 'agrement.preuve-inconnue';

const onceEach = (errors: readonly { field?: string; message: string }[]): FieldError[] =>
  errors
    .map(({ field = '', message }) => ({ field, message }))
    .filter(
      (one, index, all) =>
        all.findIndex(({ field, message }) => field === one.field && message === one.message) === index,
    );

/** Somebody chooses these people of the applicant in this form. */
export const personnes = ['id_representant_legal', 'id_signataire', 'id_responsable'] as const;
