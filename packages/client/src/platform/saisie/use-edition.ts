import type { Changes } from '@asso/domain/kernel/changes';
import { changesBetween, readAt } from '@asso/domain/kernel/changes';
import { useEffect, useRef, useState } from 'react';
import type { ConflictChoice } from '../../ui/draft/conflict-words.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { impose, writeAnswer } from '../draft/draft-changes.ts';
import { keepChanges, keptChanges } from '../draft/draft-storage.ts';
import type { SaveAnswer } from '../draft/draft-types.ts';
import { useUser } from '../session/session.ts';
import { useActKey } from './use-act-key.ts';

export type EditionInput<T extends object> = {
  /** Under this name the browser keeps what is typed until it is saved or cancelled; null keeps nothing. */
  name: string | null;
  value: T;
  /** Null when the object is being added. */
  version: number | null;
  /** A new object starts with these values: they are saved with it, but do not count as typed. */
  proposed?: Partial<T>;
  /** Returns the value after a field changed, when another field follows it. */
  follow?: (next: T, path: string) => T;
  /**
   * The form then edits the value that `save` returns, so a form that stays open never adds a second object. `key`
   * stays the same while the same content is tried again. Null: the caller shows the end itself.
   */
  save: (sent: Sent<T>) => Promise<Answer<T> | null>;
  onSaved?: () => void;
};

type Sent<T> = { changes: Changes; version: number; value: T; key: string };
/** An act that is done leaves nothing to edit. */
type Answer<T> = SaveAnswer<T> | { kind: 'fait'; restarts: boolean; after: () => unknown };

type Base<T> = { value: T; version: number };
/**
 * The other person's values are shown beside one's own until each field is decided; closing the dialog decides
 * nothing.
 */
type Conflict<T> = { par: string | null; paths: readonly string[]; base: Base<T> };
/** Undefined for a form that makes one call: such a form has nothing to say beside its errors. */
export type Suite = 'inchange' | 'injoignable' | null | undefined;

/** The browser keeps what each person types under this name. */
export const placeKept = (person: string | undefined, name: string | null): string | null =>
  name === null ? null : `${person ?? 'anonyme'}.${name}`;

/** The form is saved by a button: this keeps the stored value, the typed value and the server's answer. */
export function useEdition<T extends object>(input: EditionInput<T>) {
  const place = placeKept(useUser()?._id, input.name);
  const keyOf = useActKey();
  const [base, setBase] = useState<Base<T>>({ value: input.value, version: input.version ?? 1 });
  const [kept] = useState(() => (place === null ? {} : keptChanges(place)));
  const [start, setStart] = useState<T>(() => ({ ...input.value, ...input.proposed }));
  const [isAdding, setIsAdding] = useState(input.version === null);
  const [typed, setTyped] = useState(() => impose(start, kept));
  const [suite, setSuite] = useState<Suite>(null);
  const [refusals, setRefusals] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  /** The same content sent again after a success is another act. */
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
        setTyped((now) => impose(value, changesBetween(sent, now)));
        setIsAdding(false);
        return input.onSaved?.();
      }
      case 'conflit':
        return setConflict({
          par: answer.par ?? null,
          paths: Object.keys(answer.conflicts),
          base: {
            value: impose(from.value, asChanges(answer.conflicts)),
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
      // The errors stay until the answer comes: the button must not move under a second press.
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
    /** Changes what is typed as a whole, as when one field fills in another. */
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

export type Edition<T extends object> = ReturnType<typeof useEdition<T>>;

const asChanges = (values: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(values).map(([path, to]) => [path, { to }]));
