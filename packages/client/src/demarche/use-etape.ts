import type { ProblemView } from '@asso/contract/kernel/common.schemas';
import type { Problem } from '@asso/domain/kernel/result';
import { useEffect, useState } from 'react';
import { go } from '../platform/page/navigation.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import type { Demarche, DemarcheEdition, DossierRempli, EtapeProps, Liens } from './demarche.ts';
import { renvoiSuite } from './etapes-liees.ts';
import { blocHref, etapeHref, suiteHref } from './liens.ts';

/**
 * Returns the form of a step and its problems: those of the fields as typed, and those that only the server knows
 * (people, accounts, documents). The step is left only when the server finds none.
 */
export function useEtape<D extends DossierRempli, T extends object, E extends string, P>(
  demarche: Demarche<D, T, E, P>,
  edition: DemarcheEdition<D, T>,
  etape: E,
) {
  const { dossier, tete, found } = edition;
  const { liens } = demarche;
  const [attempt, setAttempt] = useState(0);
  const [avant] = useState(() => new Map<string, () => Promise<boolean>>());
  const { place = same } = liens;
  const errors = (attempt > 0 ? stepErrors(demarche, edition, etape) : []).map((one) => ({
    ...one,
    field: place(one.field),
  }));
  // A person who came from the check page to correct something goes back there.
  const retour = useQueryParams().get('retour');
  const suite = (present: D): string =>
    retour ? blocHref(liens.adresse, present, retour) : findNextEtape(liens, present, etape);
  const proceed = async () => {
    demarche.avancer?.(edition, etape);
    const before = await Promise.all([...avant.values()].map((act) => act()));
    const isSaved = (await tete.flush()) && before.every(Boolean);
    const fresh = await found.refresh();
    // Without a network only the fields are checked, and the answers wait in this browser.
    const left = fresh ? blockersOf(fresh, etape) : stepErrors(demarche, edition, etape);
    if (left.length === 0 && (isSaved || fresh === null)) go(suite(fresh ?? dossier));
    else setAttempt((tries) => tries + 1);
  };
  const form = makeForm(demarche, edition, errors);
  return { form, errors, attempt, proceed, nextHref: suite(dossier), avant };
}

const same = (field: string): string => field;

/**
 * Returns where a step leads: to what a service asked to correct, unless it stands at this step or before it, as the
 * person would never come to the end of a dossier in which nothing had to change.
 */
export function findNextEtape<D extends DossierRempli, E extends string>(
  liens: Liens<D, E>,
  dossier: D,
  etape: E,
): string {
  const { etapes } = liens;
  const asked = renvoiSuite(liens, dossier)?.href;
  const passees = etapes.slice(0, etapes.indexOf(etape) + 1).map((one) => etapeHref(liens, dossier, one));
  return asked && !passees.includes(asked) ? asked : suiteHref(liens, dossier, etape);
}

/**
 * Registers what a step must save besides its answers when the person goes on; `act` returns whether that succeeded.
 */
export function useBefore(
  avant: EtapeProps<unknown, unknown>['avant'],
  name: string,
  act: () => Promise<boolean>,
): void {
  useEffect(() => {
    avant.set(name, act);
    return () => void avant.delete(name);
  }, [avant, name, act]);
}

export function makeForm<D extends DossierRempli, T extends object, E extends string, P>(
  { form }: Demarche<D, T, E, P>,
  { dossier, tete }: DemarcheEdition<D, T>,
  errors: readonly FieldError[],
): Form {
  const own = form(dossier, tete.value);
  const hand = { rights: dossier.rights, writer: 'association' as const, custom: own.custom };
  return { ...tete.form, ...own, errors, hand };
}

const blockersOf = ({ etapes }: DossierRempli, etape: string) =>
  etapes.find(({ id }) => id === etape)?.blockers ?? [];

/**
 * Returns the errors of a step: those found here follow what is typed, while those of the server stay until it answers
 * again.
 */
function stepErrors<D extends DossierRempli, T extends object, E extends string, P>(
  { problems, brouillon, say }: Demarche<D, T, E, P>,
  { dossier, tete }: DemarcheEdition<D, T>,
  etape: E,
): FieldError[] {
  const known = serverOnly(blockersOf(dossier, etape), problems(dossier, brouillon.value(dossier), etape));
  return onceEach([...problems(dossier, tete.value, etape).map(say), ...tete.refusals, ...known]);
}

/** Returns the problems that the browser does not find in the saved answers, and so only the server knows. */
export const serverOnly = (known: readonly ProblemView[], saved: readonly Problem[]): ProblemView[] =>
  known.filter(
    ({ code, field = '' }) => !saved.some((one) => one.code === code && (one.field ?? '') === field),
  );

export const onceEach = (errors: readonly { field?: string; message: string }[]): FieldError[] =>
  errors
    .map(({ field = '', message }) => ({ field, message }))
    .filter(
      (one, index, all) =>
        all.findIndex(({ field, message }) => field === one.field && message === one.message) === index,
    );
