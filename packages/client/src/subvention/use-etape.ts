import type { ProblemView } from '@asso/contract/kernel/common.schemas';
import { completDe } from '@asso/contract/subvention/complet-de';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { problems } from '@asso/domain/kernel/walk-problems';
import { scopesOf } from '@asso/domain/subvention/dossier-complet.rules';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { useState } from 'react';
import { go } from '../platform/navigation.ts';
import { useQueryParams } from '../platform/query-params.ts';
import type { FieldError } from '../ui/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import { blocHref, suiteHref } from './dossier-liens.ts';
import type { Edition } from './edition.ts';
import { optionsDe } from './options-dossier.ts';
import { suiteDuRenvoi } from './points-du-renvoi.ts';
import { phrasesDesChamps, said } from './say-dossier-problems.ts';

export type Section = Exclude<keyof typeof dossierSubventionFields, 'customs'>;

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
  const retour = useQueryParams().get('retour');
  const suite = (now: Edition['dossier']) =>
    retour ? blocHref(now, retour) : (suiteDuRenvoi(now)?.href ?? suiteHref(now, etape));
  const nextHref = suite(dossier);
  const proceed = async () => {
    const isSaved = await tete.flush();
    const fresh = await found.refresh();
    // Without network the fields speak for themselves, and the answers wait in this browser.
    const left = fresh ? blockersOf(fresh, etape) : stepErrors(edition, etape, section);
    if (left.length === 0 && (isSaved || fresh === null)) go(suite(fresh ?? dossier));
    else setAttempt((tries) => tries + 1);
  };
  return { form: formOf(edition, errors), errors, attempt, proceed, nextHref };
}

export const formOf = ({ dossier, tete }: Edition, errors: readonly FieldError[]): Form => ({
  ...tete.form,
  errors,
  sentences: phrasesDesChamps,
  hand: { rights: dossier.rights, writer: 'association' },
  custom: dossier.campagne.champs_personnalises as CustomFields,
  scopes: { ...scopesOf(completDe(dossier, tete.value)), custom: tete.value.customs ?? {} },
  options: optionsDe(dossier),
});

const blockersOf = ({ etapes }: Edition['dossier'], etape: EtapeSubvention): ProblemView[] =>
  etapes.find(({ id }) => id === etape)?.blockers ?? [];

function stepErrors({ dossier, tete }: Edition, etape: EtapeSubvention, section?: Section): FieldError[] {
  const own = section ? said(sectionProblems({ dossier, tete }, section)) : [];
  const known = blockersOf(dossier, etape).filter(({ code }) => !section || !code.startsWith('kernel.'));
  return [...own, ...tete.refusals, ...known.map(({ field = '', message }) => ({ field, message }))];
}

/** What the campaign asks of the whole dossier is asked with who asks. */
function sectionProblems({ dossier, tete }: Pick<Edition, 'dossier' | 'tete'>, section: Section) {
  const { [section]: row, customs } = dossierSubventionFields;
  const rows = section === 'demandeur' ? { demandeur: row, customs } : { [section]: row };
  const scopes = { ...scopesOf(completDe(dossier, tete.value)), custom: tete.value.customs ?? {} };
  const custom = dossier.campagne.champs_personnalises as CustomFields;
  return problems(rows, tete.value, { stage: 'transmission', scopes, custom });
}

/** The rows of a section that somebody fills here; the server's own are read elsewhere. */
export const askedIn = (section: Section): string[] =>
  Object.entries(dossierSubventionFields[section].fields)
    .filter(([, row]) => !('writtenBy' in row))
    .map(([name]) => name);
