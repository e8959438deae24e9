// A value that the portal proposed shows as an empty field with a note; emptying an answer brings the proposal back.
import { isBlank } from '@asso/domain/kernel/asks';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { isRelue, nonRepondues, type Proposition } from '@asso/domain/subvention/projet-a-revoir.rules';
import { motProposition } from '@asso/domain/subvention/projet-a-revoir.words';
import { nomRelue } from '@asso/domain/subvention/projet-contenu.fields';
import type { Proposal } from '../../ui/fields/form.ts';
import { announce } from '../../ui/page/announcer.ts';
import { listesDuJour } from '../../ui/table/listes.ts';

type Answers = { value: Projet; set: (path: string, to: unknown) => void };

/** A proposed date can be kept with one press; a choice is kept by choosing it, a text by writing it. */
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
