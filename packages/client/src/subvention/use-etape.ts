import type { ProblemView } from '@asso/contract/kernel/common.schemas';
import { problems } from '@asso/domain/kernel/walk-problems';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { scopesOf } from '@asso/domain/subvention/dossier-subvention.rules';
import { type EtapeSubvention, etapesSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { useState } from 'react';
import { go } from '../platform/navigation.ts';
import type { FieldError } from '../ui/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import { completDe, phrasesDesChamps, said } from './dossier-complet.ts';
import { etapeHref } from './dossier-liens.ts';
import type { Edition } from './edition.ts';
import { optionsDe } from './options-dossier.ts';

export type Section = keyof typeof dossierSubventionFields;

export type Etape = {
  /** Spread on a FieldList, with the fields of the section. */
  form: Form;
  /** Empty until the page's button was pressed. */
  errors: FieldError[];
  attempt: number;
  /** Saves, reads what is still missing, and goes on when nothing is. */
  proceed: () => Promise<void>;
  nextHref: string;
};

/**
 * A step of the wizard: what the fields say of themselves at once, and what only the server knows (people, accounts,
 * documents) as it said it last. The step goes on only when the server finds nothing to say.
 */
export function useEtape(edition: Edition, etape: EtapeSubvention, section?: Section): Etape {
  const { dossier, tete, found } = edition;
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? stepErrors(edition, etape, section) : [];
  const next = etapesSubvention[etapesSubvention.indexOf(etape) + 1] ?? 'transmission';
  const nextHref = etapeHref(dossier, next);
  const proceed = async () => {
    const isSaved = await tete.flush();
    const fresh = await found.refresh();
    // Without network the fields speak for themselves, and the answers wait in this browser.
    const left = fresh ? blockersOf(fresh, etape) : stepErrors(edition, etape, section);
    if (left.length === 0 && (isSaved || fresh === null)) go(nextHref);
    else setAttempt((tries) => tries + 1);
  };
  return { form: formOf(edition, errors), errors, attempt, proceed, nextHref };
}

export const formOf = ({ dossier, tete }: Edition, errors: readonly FieldError[]): Form => ({
  ...tete.form,
  errors,
  sentences: phrasesDesChamps,
  hand: { rights: dossier.rights, writer: 'association' },
  scopes: scopesOf(completDe(dossier, tete.value)),
  options: optionsDe(dossier),
});

const blockersOf = ({ etapes }: Edition['dossier'], etape: EtapeSubvention): ProblemView[] =>
  etapes.find(({ id }) => id === etape)?.blockers ?? [];

function stepErrors({ dossier, tete }: Edition, etape: EtapeSubvention, section?: Section): FieldError[] {
  const own = section ? said(sectionProblems({ dossier, tete }, section)) : [];
  const known = blockersOf(dossier, etape).filter(({ code }) => !section || !code.startsWith('kernel.'));
  return [...own, ...tete.refusals, ...known.map(({ field = '', message }) => ({ field, message }))];
}

const sectionProblems = ({ dossier, tete }: Pick<Edition, 'dossier' | 'tete'>, section: Section) =>
  problems({ [section]: dossierSubventionFields[section] }, tete.value, {
    stage: 'transmission',
    scopes: scopesOf(completDe(dossier, tete.value)),
  });

/** The rows of a section that somebody fills here; the server's own are read elsewhere. */
export const askedIn = (section: Section): string[] =>
  Object.entries(dossierSubventionFields[section].fields)
    .filter(([, row]) => !('writtenBy' in row))
    .map(([name]) => name);
