import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sayOtherVersion } from '../../ui/draft/conflict-words.ts';
import { type FieldError, fieldId } from '../../ui/fields/field-errors.ts';
import { announce } from '../../ui/page/announcer.ts';
import { here } from '../page/navigation.ts';
import { notify } from '../session/announcements.ts';
import { DraftEngine } from './draft-engine.ts';
import { type HowToSend, keepChanges, keptChanges } from './draft-storage.ts';
import type { DraftAuteur, DraftEnvoi, DraftEvent, DraftView, Save } from './draft-types.ts';
import { holdDraft } from './held-drafts.ts';
import { noteSave } from './last-save.ts';
import { noteField, returnToField } from './return-field.ts';

export type OpenDraft<T> = DraftView<T> & {
  set: (path: string, to: unknown) => void;
  /** Saves at once everything that waits, before leaving a step or transmitting; returns true once all is stored. */
  flush: () => Promise<boolean>;
  resolve: (choices: Readonly<Record<string, 'mienne' | 'sienne'>>) => Promise<boolean>;
  /** The properties to give to `FieldList`. */
  form: {
    value: T;
    onChange: (path: string, to: unknown) => void;
    onLeave: () => void;
    refusals: readonly FieldError[];
    round: number;
  };
};

export type DraftInput<T> = {
  /** The name of the draft in the browser: `dossier-<id>`, `projet-<id>`. */
  name: string;
  value: T;
  version: number;
  /** The other person who made this version; null when it was made here, or when that is unknown. */
  auteur?: DraftAuteur | null;
  save: Save<T>;
  /** How another page may send what could not be saved here; without it, only this page sends it. */
  envoi?: DraftEnvoi;
};

/** Autosaves on leaving a field and shortly after the last key; keeps in the browser what could not be saved. */
export function useDraft<T extends object>(input: DraftInput<T>): OpenDraft<T> {
  const { name } = input;
  // The engine lives as long as the page, but each render brings a new `save`: the engine always calls the latest.
  const latest = useRef(input.save);
  useEffect(() => {
    latest.current = input.save;
  });
  const [engine] = useState(() => makeEngine({ ...input, save: (sent) => latest.current(sent) }));
  useEffect(() => {
    returnToField();
    const release = holdDraft(name);
    const stop = engine.start();
    return () => {
      stop();
      release();
    };
  }, [engine, name]);
  const { value, version, auteur } = input;
  useEffect(() => engine.receive(value, version, auteur), [engine, value, version, auteur]);
  const view = useSyncExternalStore(engine.subscribe, engine.view);
  const onLeave = () => void engine.flush();
  const set: typeof engine.set = (path, to) => {
    noteField(fieldId(path));
    engine.set(path, to);
  };
  return {
    ...view,
    set,
    flush: engine.flush,
    resolve: engine.resolve,
    form: { value: view.value, onChange: set, onLeave, refusals: view.refusals, round: view.round },
  };
}

const makeEngine = <T extends object>({ name, value, version, save, envoi }: DraftInput<T>) =>
  new DraftEngine<T>({
    value,
    version,
    save,
    storage: {
      read: () => keptChanges(name),
      write: (changes, at) => keepChanges(name, changes, envoi && howToSend(envoi, at)),
    },
    onEvent: sayDraftEvent,
    isOnline: () => navigator.onLine,
    time: noteSave,
  });

/** Keeps only what is needed to make the call again: of the endpoint, its method and path. */
const howToSend = ({ row: { method, path }, ...envoi }: DraftEnvoi, version: number): HowToSend => ({
  ...envoi,
  row: { method, path },
  version,
  href: here(),
});

/**
 * Tells what happened to the answers being saved: their first save, each failure and each recovery, but not every
 * save. A save that works again after a failure, and answers found again in the browser, are shown in a message and
 * spoken by screen readers. Everything else is only spoken, because the saving indicator of the page already shows it.
 */
function sayDraftEvent(event: DraftEvent): void {
  const text = sentenceOf(event);
  if (event.kind === 'reprise' || event.kind === 'retrouvees') notify('succes', text);
  else announce(text, event.kind === 'echec' || event.kind === 'conflit' ? 'urgent' : 'poli');
}

function sentenceOf(event: DraftEvent): string {
  switch (event.kind) {
    case 'premiere':
      return `Enregistré à ${event.heure}`;
    case 'echec':
      return event.status.kind === 'hors-connexion'
        ? 'Hors connexion : vos réponses sont gardées sur cet appareil.'
        : 'Enregistrement impossible. Vos réponses sont gardées sur cet appareil.';
    case 'reprise':
      return `Connexion rétablie : ${count(event.nombre, 'réponse enregistrée', 'réponses enregistrées')}.`;
    case 'retrouvees':
      return `${count(event.nombre, 'réponse retrouvée et enregistrée', 'réponses retrouvées et enregistrées')}.`;
    case 'refus':
      return `${count(event.nombre, 'réponse n’est pas enregistrée', 'réponses ne sont pas enregistrées')}.`;
    case 'conflit':
    case 'reunies':
      return sayOtherVersion(event);
  }
}
