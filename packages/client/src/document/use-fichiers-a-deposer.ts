import type { DocumentDeclare } from '@asso/domain/document/document.fields';
import { anneesOffertes } from '@asso/domain/document/document.rules';
import { guessType } from '@asso/domain/document/type-devine.rules';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { useState } from 'react';
import { now } from '../platform/clock.ts';
import { type FieldError, fieldErrors } from '../ui/fields/field-errors.ts';
import { announce } from '../ui/page/announcer.ts';
import { newId } from '../ui/page/new-id.ts';
import type { UploadQueue } from '../ui/upload/upload-queue.ts';
import { champsDepot, depotProblems } from './champs-depot.ts';
import { limitesOrdinaires } from './limites.ts';
import { documentSender } from './send-document.ts';

/** A chosen file whose depositor must still say, or confirm, what it is. */
export type ADeposer = { id: string; file: File; declare: DocumentDeclare; isGuessed: boolean };

export const sentencesOfDepot = { ...kernelProblems, ...identifiantProblems };

type Given = {
  idProprietaire: string;
  known: DocumentDeclare;
  hasPlaces: boolean;
  queue: UploadQueue;
  inputId: string;
  remplace?: string;
  onDeposited: () => unknown;
};

/**
 * Keeps the chosen files until they are sent; a file that breaks a limit goes straight to the queue, which shows the
 * refusal.
 */
export function useFichiersADeposer({ idProprietaire, known, hasPlaces, queue, ...given }: Given) {
  const [items, setItems] = useState<readonly ADeposer[]>([]);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);

  const senderOf = (item: ADeposer) =>
    documentSender({
      idProprietaire,
      remplace: given.remplace,
      declare: shownOf(item, hasPlaces),
      onDeposited: async () => {
        given.onDeposited();
        return null;
      },
    });
  const hand = (item: ADeposer) => queue.add([item.file], senderOf(item));

  const add = (files: readonly File[]) => {
    const added = files.map((file) => aDeposer(file, known));
    const good = added.filter(({ file }) => limitesOrdinaires.refusalOf(file) === null);
    for (const item of added) if (!good.includes(item)) hand(item);
    setItems((all) => [...all, ...good]);
    if (good.length === 0) return;
    announce(
      `${good.length} ${good.length < 2 ? 'fichier choisi' : 'fichiers choisis'} : dites ce que c’est.`,
    );
  };
  const isAllKnown =
    known.type !== undefined && depotProblems(shownOf({ declare: known }, hasPlaces)).length === 0;

  return {
    items,
    /** True when nothing has to be asked about the next file. */
    isAllKnown,
    /**
     * Takes a photo that a button put together from its pages; when nothing has to be asked about it, it is sent at
     * once.
     */
    addPhoto: (photo: File) => (isAllKnown ? hand(aDeposer(photo, known)) : add([photo])),
    errors,
    /** When there are several files, each error begins with its file's name. */
    summary: items.length < 2 ? errors : errors.map((error) => named(error, items)),
    attempt,
    add,
    change: (id: string, { path, value }: { path: string; value: unknown }) => {
      const name = path.slice(id.length + 1);
      setErrors((before) => before.filter(({ field }) => field !== path));
      setItems((all) => all.map((one) => (one.id === id ? changed(one, { name, value }) : one)));
    },
    remove: (id: string) => {
      const at = items.findIndex((one) => one.id === id);
      const next = items[at + 1] ?? items[at - 1];
      setItems((all) => all.filter((one) => one.id !== id));
      setErrors((before) => before.filter(({ field }) => !field.startsWith(`${id}.`)));
      setTimeout(() => document.getElementById(next?.id ?? given.inputId)?.focus());
    },
    send: () => {
      const found = items.flatMap((item) => problemsOf(item, hasPlaces));
      setErrors(found);
      setAttempt((before) => before + 1);
      if (found.length > 0) return;
      for (const item of items) hand(item);
      setItems([]);
      setTimeout(() => document.getElementById(given.inputId)?.focus());
    },
  };
}

function named({ field, message }: FieldError, items: readonly ADeposer[]): FieldError {
  const of = items.find(({ id }) => field.startsWith(`${id}.`));
  return { field, message: of ? `${of.file.name} : ${message}` : message };
}

/**
 * Makes the entry of a chosen file; the facts that the page already knows win over those guessed from the file's name.
 */
function aDeposer(file: File, known: DocumentDeclare): ADeposer {
  const guess = known.type ? { annee_validite: undefined } : guessType(file.name, currentExercice(now()));
  const isGuessed = 'type' in guess && guess.type !== undefined;
  const declare = withAnnee({ ...guess, ...defined(known) });
  return { id: `f${newId().slice(0, 8)}`, file, declare, isGuessed };
}

const defined = (known: DocumentDeclare): DocumentDeclare =>
  Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));

function changed(item: ADeposer, { name, value }: { name: string; value: unknown }): ADeposer {
  const declare = { ...item.declare, [name]: value };
  return { ...item, isGuessed: false, declare: name === 'type' ? withAnnee(declare) : declare };
}

/** Proposes a year when the type of document offers a few; a year that is not among them is asked again. */
function withAnnee(declare: DocumentDeclare): DocumentDeclare {
  const { options, defaut } = anneesOffertes(declare.type ?? '', now());
  const { annee_validite: annee } = declare;
  if (options.length === 0 || (typeof annee === 'number' && options.includes(annee))) return declare;
  return { ...declare, annee_validite: annee ? null : defaut };
}

/** Keeps the answers to the questions shown: a year typed before the type was changed is dropped. */
function shownOf({ declare }: Pick<ADeposer, 'declare'>, hasPlaces: boolean): DocumentDeclare {
  const asked = champsDepot(declare, hasPlaces);
  return Object.fromEntries(Object.entries(declare).filter(([name]) => asked.includes(name)));
}

const problemsOf = (item: ADeposer, hasPlaces: boolean): FieldError[] =>
  fieldErrors(
    depotProblems(shownOf(item, hasPlaces)).map((one) => ({ ...one, field: `${item.id}.${one.field}` })),
    sentencesOfDepot,
  );
