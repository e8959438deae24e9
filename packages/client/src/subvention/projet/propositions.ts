// What the portal proposes for a project: a text or a day is shown as an empty field with a note, and a choice as made,
// with a note. Emptying an answer brings the proposal back.
import { isBlank } from '@asso/domain/kernel/asks';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import {
  isChoixPris,
  isRelue,
  listPending,
  type Proposition,
} from '@asso/domain/subvention/projet-a-revoir.rules';
import { sayPropositionRelue } from '@asso/domain/subvention/projet-a-revoir.words';
import { nomRelue } from '@asso/domain/subvention/projet-contenu.fields';
import type { Proposal } from '../../ui/fields/form.ts';
import { announce } from '../../ui/page/announcer.ts';

type Answers = { value: Projet; set: (path: string, to: unknown) => void };

/**
 * Returns the proposed texts and dates that are not answered; a date can be kept with one press, a text by writing it.
 */
export const listProposals = (
  propositions: readonly Proposition[],
  answers: Answers,
): Record<string, Proposal> =>
  Object.fromEntries(
    listPending(answers.value, propositions)
      .filter((one) => !isChoixPris(one))
      .map((one) => [
        one.path,
        {
          note: sayPropositionRelue(one),
          ...(one.row.kind === 'date' &&
            one.horsDe === undefined && {
              keep: () => {
                answers.set(relueAt(one.path), true);
                announce(`${one.row.label} : réponse gardée.`);
              },
            }),
        },
      ]),
  );

const choixPris = (propositions: readonly Proposition[], value: Projet): Proposition[] =>
  listPending(value, propositions).filter(isChoixPris);

/** Returns a note for each choice that nobody confirmed yet. */
export const choixNotes = (propositions: readonly Proposition[], value: Projet): Record<string, string> =>
  Object.fromEntries(choixPris(propositions, value).map((one) => [one.path, sayPropositionRelue(one) ?? '']));

/** Confirms the proposed choices that a page showed (`isShown`), when the person goes on from it. */
export function keepChoix(
  propositions: readonly Proposition[],
  { value, set }: Answers,
  isShown: (path: string) => boolean,
): void {
  for (const { path } of choixPris(propositions, value)) if (isShown(path)) set(relueAt(path), true);
}

/**
 * Returns the fields that may stay empty, since the proposal is then sent once it was read: they have no asterisk.
 */
export const unaskedPaths = (propositions: readonly Proposition[]): ReadonlySet<string> =>
  new Set(propositions.filter(({ isAnswer }) => isAnswer).map(({ path }) => path));

/** Writes an answer, which replaces the proposal; an emptied answer brings it back. */
export function answerOver(
  propositions: readonly Proposition[],
  { value, set }: Answers,
  { path, to }: { path: string; to: unknown },
): void {
  const proposed = propositions.find((one) => one.path === path);
  const isEmptied = isBlank(to);
  if (proposed?.isAnswer) {
    // A person who types the same value as the proposal has answered.
    const isKept = !isEmptied && to === proposed.value;
    if (isKept !== isRelue(value, path)) set(relueAt(path), isKept ? true : null);
  }
  set(path, proposed && isEmptied ? proposed.value : to);
}

const relueAt = (path: string): string => `relues.${nomRelue(path)}`;
