import type { Changes } from '@asso/domain/kernel/changes';
import { changesBetween, readAt } from '@asso/domain/kernel/changes';
import { useEffect, useRef, useState } from 'react';
import { impose, writeAnswer } from '../platform/draft/draft-changes.ts';
import { keepChanges, keptChanges } from '../platform/draft/draft-storage.ts';
import type { SaveAnswer } from '../platform/draft/draft-types.ts';
import { useUser } from '../platform/session/session.ts';
import type { ConflictChoice } from '../ui/draft/ConflictDialog.tsx';
import type { FieldError } from '../ui/fields/field-errors.ts';

export type EditionInput<T extends object> = {
  /** Under this name the browser keeps what is typed until it is saved or cancelled. */
  name: string;
  value: T;
  /** It is null when the object is being added. */
  version: number | null;
  /** A new object starts with these values: they are saved with it, but do not count as typed. */
  proposed?: Partial<T>;
  /** The form then edits the value that `save` returns, so a form that stays open never adds a second object. */
  save: (sent: { changes: Changes; version: number; value: T }) => Promise<SaveAnswer<T>>;
  onSaved: () => void;
};

type Base<T> = { value: T; version: number };
/**
 * The other person's values are shown beside one's own until each field is decided; closing the dialog decides
 * nothing.
 */
type Conflict<T> = { par: string | null; paths: readonly string[]; base: Base<T> };
export type Suite = 'inchange' | 'injoignable' | null;

/** The form is saved by a button: this keeps the stored value, the typed value and the server's answer. */
export function useEdition<T extends object>(input: EditionInput<T>) {
  const key = `${useUser()?._id ?? 'anonyme'}.${input.name}`;
  const [base, setBase] = useState<Base<T>>({ value: input.value, version: input.version ?? 1 });
  const [kept] = useState(() => keptChanges(key));
  const [start, setStart] = useState<T>(() => ({ ...input.value, ...input.proposed }));
  const [isAdding, setIsAdding] = useState(input.version === null);
  const [typed, setTyped] = useState(() => impose(start, kept));
  const [suite, setSuite] = useState<Suite>(null);
  const [refusals, setRefusals] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  useEffect(() => {
    if (!isRunning.current) keepChanges(key, changesBetween(start, typed));
  }, [key, start, typed]);

  const take = (answer: SaveAnswer<T>, { sent, from }: { sent: T; from: Base<T> }) => {
    switch (answer.kind) {
      case 'enregistre': {
        const { value, version } = answer;
        keepChanges(key, {});
        setBase({ value, version });
        setStart(value);
        setTyped((now) => impose(value, changesBetween(sent, now)));
        setIsAdding(false);
        return input.onSaved();
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
    setRefusals([]);
    if (!isAdding && Object.keys(changes).length === 0) return setSuite('inchange');
    isRunning.current = true;
    setIsBusy(true);
    const answer = await input.save({ changes, version: from.version, value });
    isRunning.current = false;
    setIsBusy(false);
    take(answer, { sent: value, from });
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
      setTyped((before) => writeAnswer(before, path, to));
    },
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
    forget: () => keepChanges(key, {}),
  };
}

export type Edition<T extends object> = ReturnType<typeof useEdition<T>>;

const asChanges = (values: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(values).map(([path, to]) => [path, { to }]));
