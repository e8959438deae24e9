// What the portal wrote in a project as its form shows it: an empty field with a note, and its way back when it is emptied.
import { isBlank } from '@asso/domain/kernel/asks';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { isRelue, nonRepondues, type Proposition } from '@asso/domain/subvention/projet-a-revoir.rules';
import { motProposition } from '@asso/domain/subvention/projet-a-revoir.words';
import { nomRelue } from '@asso/domain/subvention/projet-contenu.fields';
import { announce } from '../../ui/announcer.ts';
import type { Proposal } from '../../ui/fields/form.ts';
import { listesDuJour } from '../../ui/listes.ts';

type Answers = { value: Projet; set: (path: string, to: unknown) => void };

/** A day can be kept with one press; a choice is kept by choosing it, words by writing them. */
export const proposalsOf = (
  propositions: readonly Proposition[],
  answers: Answers,
): Record<string, Proposal> =>
  Object.fromEntries(
    nonRepondues(answers.value, propositions).map((one) => [
      one.path,
      {
        note: motProposition(one, listesDuJour.get()),
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

/** Left empty, these leave with what the portal wrote: what is said under them says so, not an asterisk. */
export const unaskedOf = (propositions: readonly Proposition[]): ReadonlySet<string> =>
  new Set(propositions.filter(({ isAnswer }) => isAnswer).map(({ path }) => path));

/** An answer replaces what was proposed; emptied, what was proposed stands there again. */
export function answerOver(
  propositions: readonly Proposition[],
  { value, set }: Answers,
  { path, to }: { path: string; to: unknown },
): void {
  const proposed = propositions.find((one) => one.path === path);
  const isEmptied = isBlank(to);
  if (proposed?.isAnswer) {
    // The same words, typed by somebody, are an answer.
    const isKept = !isEmptied && to === proposed.value;
    if (isKept !== isRelue(value, path)) set(relueAt(path), isKept ? true : null);
  }
  set(path, proposed && isEmptied ? proposed.value : to);
}

const relueAt = (path: string): string => `relues.${nomRelue(path)}`;
