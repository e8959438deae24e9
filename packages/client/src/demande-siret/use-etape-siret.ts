import { saySiretProblem } from '@asso/contract/demande-siret/say-siret-problem';
import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { type EtapeSiret, etapesSiret, sectionOfEtape } from '@asso/domain/demande-siret/demande-siret.steps';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { problems } from '@asso/domain/kernel/walk-problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { useState } from 'react';
import { go } from '../platform/page/navigation.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import type { Edition } from './edition.ts';
import { etapeHref, suiteHref } from './siret-href.ts';

export type EtapeDeSaisie = Exclude<EtapeSiret, 'transmission'>;

export type EtapeSaisie = {
  /** A FieldList receives it, with the fields of the section. */
  form: Form;
  /** It is empty until the page's button was pressed. */
  errors: FieldError[];
  attempt: number;
  /** It saves, reads what is still missing, and goes to the next step when nothing is. */
  proceed: () => Promise<void>;
  nextHref: string;
};

const sentences = { ...identifiantProblems, ...referentielProblems };

/**
 * A step shows at once the errors that its fields can tell, and the last known errors that only the server can
 * tell (its files, whether the association may ask). It goes on only when the server finds no error.
 */
export function useEtapeSiret(edition: Edition, etape: EtapeDeSaisie): EtapeSaisie {
  const { demande, saisie, found } = edition;
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? stepErrors(edition, etape) : [];
  // A person who came from the last page to correct something goes back to it.
  const isBack = useQueryParams().get('retour') !== null;
  const nextHref = isBack ? etapeHref(demande, 'transmission') : suiteHref(demande, etape);
  const proceed = async () => {
    reach(edition, etape);
    const isSaved = await saisie.flush();
    const fresh = await found.refresh();
    // Without network, the fields' own errors decide, and the answers wait in this browser.
    const left = fresh ? blockersOf(fresh, etape) : stepErrors(edition, etape);
    if (left.length === 0 && (isSaved || fresh === null)) go(nextHref);
    else setAttempt((tries) => tries + 1);
  };
  return { form: formOf(edition, errors), errors, attempt, proceed, nextHref };
}

/** The request keeps the furthest step that was reached. */
function reach({ saisie }: Edition, etape: EtapeDeSaisie): void {
  const next = etapesSiret.indexOf(etape) + 1;
  if (next > Number(saisie.value.identifiant?.step ?? 0)) saisie.set('identifiant.step', next);
}

export const formOf = ({ demande, saisie }: Edition, errors: readonly FieldError[]): Form => ({
  ...saisie.form,
  errors,
  sentences,
  hand: { rights: demande.rights, writer: 'association' },
});

const blockersOf = ({ etapes }: Edition['demande'], etape: EtapeSiret) =>
  etapes.find(({ id }) => id === etape)?.blockers ?? [];

function stepErrors({ demande, saisie }: Edition, etape: EtapeDeSaisie): FieldError[] {
  const section = sectionOfEtape[etape];
  const own =
    section === 'documents'
      ? []
      : problems({ [section]: demandeSiretFields[section] }, saisie.value, { stage: 'transmission' }).map(
          saySiretProblem,
        );
  // The fields' own errors follow what is typed, so the server's are dropped; only the server knows those of a file.
  const known = blockersOf(demande, etape).filter(
    ({ code }) => section === 'documents' || !code.startsWith('kernel.'),
  );
  return onceEach([
    ...own.map(({ field = '', message }) => ({ field, message })),
    ...saisie.refusals,
    ...known.map(({ field = '', message }) => ({ field, message })),
  ]);
}

const onceEach = (errors: readonly FieldError[]): FieldError[] =>
  errors.filter(
    (one, index) =>
      errors.findIndex(({ field, message }) => field === one.field && message === one.message) === index,
  );
