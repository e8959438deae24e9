// A text or a day that the portal proposed shows as an empty field with a note, a choice as taken, with its note;
// emptying an answer brings the proposal back.
import { isBlank } from '@asso/domain/kernel/asks';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import {
  isChoixPris,
  isRelue,
  nonRepondues,
  type Proposition,
} from '@asso/domain/subvention/projet-a-revoir.rules';
import { motProposition } from '@asso/domain/subvention/projet-a-revoir.words';
import { nomRelue } from '@asso/domain/subvention/projet-contenu.fields';
import type { Proposal } from '../../ui/fields/form.ts';
import { announce } from '../../ui/page/announcer.ts';

type Answers = { value: Projet; set: (path: string, to: unknown) => void };

/** A proposed date can be kept with one press, and a text by writing it. */
export const proposalsOf = (
  propositions: readonly Proposition[],
  answers: Answers,
): Record<string, Proposal> =>
  Object.fromEntries(
    nonRepondues(answers.value, propositions)
      .filter((one) => !isChoixPris(one))
      .map((one) => [
        one.path,
        {
          note: motProposition(one),
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
  nonRepondues(value, propositions).filter(isChoixPris);

/** Returns a note for each choice that nobody confirmed yet. */
export const notesDesChoix = (propositions: readonly Proposition[], value: Projet): Record<string, string> =>
  Object.fromEntries(choixPris(propositions, value).map((one) => [one.path, motProposition(one) ?? '']));

/**
 * When a person goes on from a page, the proposed choices that it showed (`isShown`) are kept, as a box that is already
 * ticked would be.
 */
export function keepChoix(
  propositions: readonly Proposition[],
  { value, set }: Answers,
  isShown: (path: string) => boolean,
): void {
  for (const { path } of choixPris(propositions, value)) if (isShown(path)) set(relueAt(path), true);
}

/** These fields may stay empty, as the proposal is then sent: a note says so, and no asterisk is shown. */
export const unaskedOf = (propositions: readonly Proposition[]): ReadonlySet<string> =>
  new Set(propositions.filter(({ isAnswer }) => isAnswer).map(({ path }) => path));

/** An answer replaces the proposal; an emptied answer brings the proposal back. */
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
