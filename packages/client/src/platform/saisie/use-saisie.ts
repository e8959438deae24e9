import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { type SaisieEdition, useEdition } from './use-edition.ts';

/** The outcome of a call, or the errors found by the form itself: an empty list when all went well. */
type Outcome = { ok: true; value?: unknown } | { ok: false; problem: ProblemReply } | readonly FieldError[];
type Reply<O> = Extract<O, { ok: true }> extends { value: infer R } ? R : undefined;

type SaisieInput<T extends object, O extends Outcome> = {
  /**
   * The name under which the browser keeps what is typed until it is sent or cancelled; null keeps nothing (a
   * password).
   */
  name: string | null;
  /** The values with which the form starts. */
  value: T;
  /** Returns the value after a field changed, when another field follows it. */
  follow?: (next: T, path: string) => T;
  /**
   * Makes the call; `key` stays the same while the same content is tried again. Returns null when the caller shows the
   * outcome itself.
   */
  send: (value: T, key: string) => Promise<O | null>;
  /** Turns a refusal into errors by field, when the server's fields are not those of the form. */
  say?: (problem: ProblemReply) => readonly FieldError[];
  onDone: (reply: Reply<O>, value: T) => unknown;
  /** True for a form that stays on the page and starts again once its call is done. */
  restarts?: boolean;
};

/** A form that makes one call: what is typed stays until the call succeeded, and a refusal is shown on its fields. */
export function useSaisie<T extends object, O extends Outcome>(input: SaisieInput<T, O>): SaisieEdition<T> {
  const { name, value: first, follow, send, say = listRefusals, onDone, restarts = false } = input;
  const edition = useEdition<T>({
    name,
    value: first,
    version: null,
    follow,
    save: async ({ value, key }) => {
      const outcome = await send(value, key);
      if (outcome === null) return null;
      const problems = problemsOf(outcome, say);
      if (problems.length > 0) return { kind: 'refuse', problems };
      const reply = 'value' in outcome ? outcome.value : undefined;
      return { kind: 'fait', restarts, after: () => onDone(reply as Reply<O>, value) };
    },
  });
  return { ...edition, suite: undefined };
}

function problemsOf(outcome: Outcome, say: NonNullable<SaisieInput<object, Outcome>['say']>) {
  if (!('ok' in outcome)) return outcome;
  if (outcome.ok) return [];
  const said = say(outcome.problem);
  // When the form shows none of the problems, those of the server are shown as they are.
  return said.length > 0 ? said : listRefusals(outcome.problem);
}

/** Returns every problem that the server found, each on its field when it has one. */
export const listRefusals = ({ problems, message }: ProblemReply): FieldError[] =>
  (problems.length > 0 ? problems : [{ message, field: undefined }]).map((one) => ({
    field: one.field ?? '',
    message: one.message,
  }));
