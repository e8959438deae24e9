import { formatHeure } from '@asso/domain/identifiants/instants';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldError } from '../../ui/field-errors.ts';
import { now } from '../clock.ts';
import { useUser } from '../session.ts';
import { DraftEngine } from './draft-engine.ts';
import { sayDraftEvent } from './draft-events.ts';
import { keepChanges, keptChanges } from './draft-storage.ts';
import type { DraftView, Save } from './draft-types.ts';

export type Draft<T> = DraftView<T> & {
  set: (path: string, to: unknown) => void;
  /** Saves what waits, now; true once all is stored. Before leaving a step, and before transmission. */
  flush: () => Promise<boolean>;
  resolve: (choices: Readonly<Record<string, 'mienne' | 'sienne'>>) => Promise<boolean>;
  /** Spread on a FieldList. */
  form: {
    value: T;
    onChange: (path: string, to: unknown) => void;
    onLeave: () => void;
    refusals: readonly FieldError[];
  };
};

export type DraftInput<T> = {
  /** Names the object: `dossier-<id>`, `projet-<id>`. */
  name: string;
  value: T;
  version: number;
  save: Save<T>;
};

/** Autosaves on leaving a field and two seconds after the last key; keeps in the browser what could not be saved. */
export function useDraft<T extends object>(input: DraftInput<T>): Draft<T> {
  const person = useUser()?._id ?? 'anonyme';
  const key = `${person}.${input.name}`;
  // The page is rendered again and again, the engine lives as long as it: it saves as the page does now.
  const latest = useRef(input.save);
  useEffect(() => {
    latest.current = input.save;
  });
  const [engine] = useState(() => makeEngine(key, { ...input, save: (sent) => latest.current(sent) }));
  useEffect(() => engine.start(), [engine]);
  useEffect(() => engine.receive(input.value, input.version), [engine, input.value, input.version]);
  const view = useSyncExternalStore(engine.subscribe, engine.view);
  const onLeave = () => void engine.flush();
  return {
    ...view,
    set: engine.set,
    flush: engine.flush,
    resolve: engine.resolve,
    form: { value: view.value, onChange: engine.set, onLeave, refusals: view.refusals },
  };
}

const makeEngine = <T extends object>(key: string, { value, version, save }: DraftInput<T>) =>
  new DraftEngine<T>({
    value,
    version,
    save,
    storage: { read: () => keptChanges(key), write: (changes) => keepChanges(key, changes) },
    onEvent: sayDraftEvent,
    isOnline: () => navigator.onLine,
    time: () => formatHeure(now()),
  });
