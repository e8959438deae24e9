import type { ProblemView } from '@asso/contract/kernel/common.schemas';
import { completDe } from '@asso/contract/subvention/complet-de';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { problems } from '@asso/domain/kernel/walk-problems';
import { scopesOf } from '@asso/domain/subvention/dossier-complet.rules';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { useState } from 'react';
import { optionsDe } from '../demarche/options-dossier.ts';
import { go } from '../platform/page/navigation.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import { blocHref, suiteHref } from './dossier-liens.ts';
import type { Edition } from './edition.ts';
import { suiteDuRenvoi } from './points-du-renvoi.ts';
import { phrasesDesChamps, said } from './say-dossier-problems.ts';

export type Section = Exclude<keyof typeof dossierSubventionFields, 'customs'>;

export type Etape = {
  /** These are the props of a FieldList, given with the fields of the section. */
  form: Form;
  /** The list is empty until the page's button is pressed. */
  errors: FieldError[];
  attempt: number;
  /** Saves, reads what is still missing, and goes on when nothing is. */
  proceed: () => Promise<void>;
  nextHref: string;
};

/**
 * A step of the wizard shows at once the problems of its fields, and those that only the server knows (people,
 * accounts, documents) from its last answer. The step goes on only when the server finds none.
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
    // Without a network only the fields are checked, and the answers wait in this browser.
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

/** The campaign's questions about the whole dossier belong to the step « demandeur ». */
function sectionProblems({ dossier, tete }: Pick<Edition, 'dossier' | 'tete'>, section: Section) {
  const { [section]: row, customs } = dossierSubventionFields;
  const rows = section === 'demandeur' ? { demandeur: row, customs } : { [section]: row };
  const scopes = { ...scopesOf(completDe(dossier, tete.value)), custom: tete.value.customs ?? {} };
  const custom = dossier.campagne.champs_personnalises as CustomFields;
  return problems(rows, tete.value, { stage: 'transmission', scopes, custom });
}

/** Lists the rows of a section that a person fills here; the server's own rows are shown elsewhere. */
export const askedIn = (section: Section): string[] =>
  Object.entries(dossierSubventionFields[section].fields)
    .filter(([, row]) => !('writtenBy' in row))
    .map(([name]) => name);
