import type { Changes } from '@asso/domain/kernel/changes';
import { changesBetween, readAt } from '@asso/domain/kernel/changes';
import { useEffect, useRef, useState } from 'react';
import type { ConflictChoice } from '../../ui/draft/conflict-words.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { overlay, writeAnswer } from '../draft/draft-changes.ts';
import { keepChanges, keptChanges } from '../draft/draft-storage.ts';
import type { SaveAnswer } from '../draft/draft-types.ts';
import { useUser } from '../session/session.ts';
import { useActKey } from './use-act-key.ts';

export type EditionInput<T extends object> = {
  /** The name under which the browser keeps what is typed until it is saved or cancelled; null keeps nothing. */
  name: string | null;
  value: T;
  /** The version being edited; null when the object is being added. */
  version: number | null;
  /** Values of a new object that are saved with it but do not count as typed. */
  proposed?: Partial<T>;
  /** Returns the value after a field changed, when another field follows it. */
  follow?: (next: T, path: string) => T;
  /**
   * Saves; the form then edits the returned value, so a form that stays open never adds a second object. `key` stays
   * the same while the same content is tried again. Returns null when the caller shows the outcome itself.
   */
  save: (sent: Sent<T>) => Promise<Answer<T> | null>;
  onSaved?: () => void;
};

type Sent<T> = { changes: Changes; version: number; value: T; key: string };
/** What became of a save; after « fait », nothing is left to edit. */
type Answer<T> = SaveAnswer<T> | { kind: 'fait'; restarts: boolean; after: () => unknown };

type Base<T> = { value: T; version: number };
/**
 * Another person saved meanwhile: both values of each field are shown until the person has chosen; closing the dialog
 * chooses nothing.
 */
type Conflict<T> = { par: string | null; isMine?: boolean; paths: readonly string[]; base: Base<T> };
/**
 * What to show under the fields after a save: nothing changed, or the server was not reached. Undefined for a form that
 * makes one call, which only shows errors.
 */
export type EditionSuite = 'inchange' | 'injoignable' | null | undefined;

/** Returns the name under which the browser keeps what this person types. */
export const placeKept = (person: string | undefined, name: string | null): string | null =>
  name === null ? null : `${person ?? 'anonyme'}.${name}`;

/** The state of a form saved by a button: the stored value, the typed value and the answer of the server. */
export function useEdition<T extends object>(input: EditionInput<T>) {
  const place = placeKept(useUser()?._id, input.name);
  const keyOf = useActKey();
  const [base, setBase] = useState<Base<T>>({ value: input.value, version: input.version ?? 1 });
  const [kept] = useState(() => (place === null ? {} : keptChanges(place)));
  const [start, setStart] = useState<T>(() => ({ ...input.value, ...input.proposed }));
  const [isAdding, setIsAdding] = useState(input.version === null);
  const [typed, setTyped] = useState(() => overlay(start, kept));
  const [suite, setSuite] = useState<EditionSuite>(null);
  const [refusals, setRefusals] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  /** Counts the successes, so that the same content sent again after one is another action, with another key. */
  const done = useRef(0);
  useEffect(() => {
    if (!isRunning.current && place !== null) keepChanges(place, changesBetween(start, typed));
  }, [place, start, typed]);
  const forget = () => {
    if (place !== null) keepChanges(place, {});
  };

  const take = async (answer: Answer<T> | null, { sent, from }: { sent: T; from: Base<T> }) => {
    switch (answer?.kind) {
      case undefined:
        return;
      case 'fait':
        forget();
        done.current += 1;
        await answer.after();
        if (answer.restarts) setTyped(start);
        return;
      case 'enregistre': {
        const { value, version } = answer;
        forget();
        setBase({ value, version });
        setStart(value);
        setTyped((now) => overlay(value, changesBetween(sent, now)));
        setIsAdding(false);
        return input.onSaved?.();
      }
      case 'conflit':
        return setConflict({
          par: answer.par ?? null,
          isMine: answer.moi,
          paths: Object.keys(answer.conflicts),
          base: {
            value: overlay(from.value, asChanges(answer.conflicts)),
            version: answer.version ?? from.version,
          },
        });
      case 'refuse':
        setRefusals(answer.problems.map(({ field = '', message }) => ({ field, message })));
        return setAttempt((before) => before + 1);
      case 'injoignable':
        setSuite('injoignable');
    }
  };
  const send = async (value: T, from: Base<T>) => {
    if (isRunning.current) return;
    const changes = changesBetween(from.value, value);
    setSuite(null);
    if (!isAdding && Object.keys(changes).length === 0) {
      setRefusals([]);
      return setSuite('inchange');
    }
    isRunning.current = true;
    setIsBusy(true);
    try {
      const { version } = from;
      const answer = await input.save({ changes, version, value, key: keyOf(value, version, done.current) });
      isRunning.current = answer?.kind === 'fait';
      // The errors are removed only now: if they went at the press, the button would move under a second press.
      setRefusals([]);
      await take(answer, { sent: value, from });
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  return {
    typed,
    suite,
    refusals,
    attempt,
    isBusy,
    isRecovered: Object.keys(kept).length > 0,
    conflict: conflict && {
      par: conflict.par,
      isMine: conflict.isMine,
      champs: conflict.paths.map((path) => ({
        path,
        mienne: readAt(typed, path),
        sienne: readAt(conflict.base.value, path),
      })),
    },
    change: (path: string, to: unknown) => {
      setSuite(null);
      setRefusals((before) => before.filter(({ field }) => field !== path));
      setTyped((before) => {
        const next = writeAnswer(before, path, to);
        return input.follow?.(next, path) ?? next;
      });
    },
    /** Changes the typed value as a whole, as when one field fills in another. */
    alter: (to: (typed: T) => T) => setTyped(to),
    save: () => send(typed, base),
    resolve: (choices: Readonly<Record<string, ConflictChoice>>) => {
      if (!conflict) return;
      const taken = Object.entries(choices).filter(([, choice]) => choice === 'sienne');
      const value = taken.reduce(
        (made, [path]) => writeAnswer(made, path, readAt(conflict.base.value, path)),
        typed,
      );
      setTyped(value);
      setBase(conflict.base);
      void send(value, conflict.base);
    },
    dropConflict: () => setConflict(null),
    /** Gives up what was typed: the form is again as it began. */
    forget: () => {
      forget();
      setTyped(start);
      setRefusals([]);
    },
  };
}

export type SaisieEdition<T extends object> = ReturnType<typeof useEdition<T>>;

const asChanges = (values: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(values).map(([path, to]) => [path, { to }]));
