import { saySiretProblem } from '@asso/contract/demande-siret/say-siret-problem';
import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { type EtapeSiret, etapesSiret, sectionOfEtape } from '@asso/domain/demande-siret/demande-siret.steps';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { problems } from '@asso/domain/kernel/walk-problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { useState } from 'react';
import { go } from '../platform/navigation.ts';
import { useQueryParams } from '../platform/query-params.ts';
import type { FieldError } from '../ui/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import type { Edition } from './edition.ts';
import { etapeHref, suiteHref } from './siret-href.ts';

export type EtapeDeSaisie = Exclude<EtapeSiret, 'transmission'>;

export type EtapeSaisie = {
  /** Spread on a FieldList, with the fields of the section. */
  form: Form;
  /** Empty until the page's button was pressed. */
  errors: FieldError[];
  attempt: number;
  /** Saves, reads what is still missing, and goes on when nothing is. */
  proceed: () => Promise<void>;
  nextHref: string;
};

const sentences = { ...identifiantProblems, ...referentielProblems };

/**
 * A step: what the fields say of themselves at once, and what only the server knows (its files, whether the
 * association may ask) as it said it last. It goes on only when the server finds nothing to say.
 */
export function useEtapeSiret(edition: Edition, etape: EtapeDeSaisie): EtapeSaisie {
  const { demande, saisie, found } = edition;
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? stepErrors(edition, etape) : [];
  // Who came from the last page to correct goes back to it.
  const isBack = useQueryParams().get('retour') !== null;
  const nextHref = isBack ? etapeHref(demande, 'transmission') : suiteHref(demande, etape);
  const proceed = async () => {
    reach(edition, etape);
    const isSaved = await saisie.flush();
    const fresh = await found.refresh();
    // Without network the fields speak for themselves, and the answers wait in this browser.
    const left = fresh ? blockersOf(fresh, etape) : stepErrors(edition, etape);
    if (left.length === 0 && (isSaved || fresh === null)) go(nextHref);
    else setAttempt((tries) => tries + 1);
  };
  return { form: formOf(edition, errors), errors, attempt, proceed, nextHref };
}

/** How far one has come, which is kept with the request. */
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
  // What the fields say is said as they stand now; of a file, the server alone knows.
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
