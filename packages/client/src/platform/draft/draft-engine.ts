// The draft engine autosaves one object: it knows what is typed, stored, being sent, and refused by the server.
import { applyChanges, type Changes, readAt } from '@asso/domain/kernel/changes';
import type { AutosaveStatus } from '../../ui/draft/autosave-status.ts';
import { countChanges, diffDraft, isRelated, overlay, without, writeAnswer } from './draft-changes.ts';
import type {
  Conflict,
  DraftAuteur,
  DraftEvent,
  DraftOptions,
  DraftView,
  Refusal,
  SaveAnswer,
} from './draft-types.ts';

const pauseMs = 2000;
const shownAfterMs = 400;
const retrySeconds = 10;

export class DraftEngine<T extends object> {
  #stored: T;
  #typed: T;
  #version: number;
  #status: AutosaveStatus = { kind: 'calme' };
  #refusals: Refusal[] = [];
  #conflict: Conflict | null = null;
  #view: DraftView<T>;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  #hasFailed = false;
  #recovered = 0;
  #hasSaved = false;
  #round = 0;
  readonly #options: DraftOptions<T>;
  readonly #listeners = new Set<() => void>();

  constructor(options: DraftOptions<T>) {
    this.#options = options;
    this.#version = options.version;
    this.#stored = options.value;
    const kept = options.storage.read();
    const { value, conflicts } = applyChanges(options.value, kept);
    this.#typed = overlay(value, only(kept, Object.keys(conflicts)));
    this.#recovered = countChanges(diffDraft(this.#stored, this.#typed));
    if (Object.keys(conflicts).length > 0) this.#conflict = { auteur: {}, paths: Object.keys(conflicts) };
    this.#view = this.#makeView();
  }

  /**
   * Starts listening to the network and sends at once the answers found in the browser. Returns a function that saves a
   * last time and stops the engine.
   */
  start(): () => void {
    const onBack = () => void this.flush();
    const onHide = () => void (document.hidden && this.flush());
    this.#isStopped = false;
    window.addEventListener('online', onBack);
    document.addEventListener('visibilitychange', onHide);
    if (this.#recovered > 0) void this.flush();
    return () => {
      window.removeEventListener('online', onBack);
      document.removeEventListener('visibilitychange', onHide);
      void this.flush();
      this.#isStopped = true;
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  view = (): DraftView<T> => this.#view;

  /** Takes one typed answer; saving starts `pauseMs` after the last one. */
  set = (path: string, to: unknown): void => {
    this.#typed = writeAnswer(this.#typed, path, to);
    this.#refusals = this.#refusals.filter((refusal) => !isRelated(refusal.field, path));
    if (this.#status.kind !== 'en-cours' && this.#status.kind !== 'hors-connexion') {
      this.#status = this.#restingStatus({ kind: 'a-enregistrer' });
    }
    this.#keep();
    this.#publish();
    this.#wait(pauseMs);
  };

  /** Saves at once everything that waits; returns true when nothing is left to save. */
  flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    while (this.#sending) await this.#sending;
    if (countChanges(this.#pending()) > 0) {
      this.#sending = this.#send().finally(() => {
        this.#sending = null;
      });
      await this.#sending;
    }
    return countChanges(diffDraft(this.#stored, this.#typed)) === 0;
  };

  /**
   * Takes a newer version of the object: fields not changed here take the new values. `auteur` is null unless another
   * person saved.
   */
  receive = (value: T, version: number, auteur: DraftAuteur | null = null): void => {
    if (auteur && this.#conflict && !this.#conflict.auteur.par) {
      this.#conflict = { ...this.#conflict, auteur };
      this.#publish();
    }
    if (version <= this.#version || this.#sending) return;
    const local = diffDraft(this.#stored, this.#typed);
    const merge = applyChanges(value, local);
    this.#typed = overlay(merge.value, only(local, Object.keys(merge.conflicts)));
    const crossed = Object.keys(merge.conflicts);
    const isOther = countChanges(diffDraft(this.#stored, value)) > 0;
    if (isOther) this.#round += 1;
    this.#stored = value;
    this.#version = version;
    this.#addConflicts(crossed, auteur ?? {});
    if (auteur && isOther && crossed.length === 0) this.#tell({ kind: 'reunies', par: auteur.par });
    this.#keep();
    this.#publish();
  };

  /** Ends the conflict on each path: « mienne » sends the value typed here, « sienne » takes the other one. */
  resolve = (choices: Readonly<Record<string, 'mienne' | 'sienne'>>): Promise<boolean> => {
    for (const [path, choice] of Object.entries(choices)) {
      if (choice === 'sienne') {
        this.#typed = writeAnswer(this.#typed, path, readAt(this.#stored, path));
        // The field may still hold what was typed: a window without the focus tells it nothing when it is left.
        this.#round += 1;
      }
    }
    const left = this.#conflict?.paths.filter((path) => !(path in choices)) ?? [];
    this.#conflict = left.length > 0 && this.#conflict ? { ...this.#conflict, paths: left } : null;
    const isWaiting = countChanges(this.#pending()) > 0;
    this.#status = this.#restingStatus({ kind: isWaiting ? 'a-enregistrer' : 'calme' });
    this.#keep();
    this.#publish();
    return this.flush();
  };

  #pending(): Changes {
    const held = [...this.#refusals.map(({ field }) => field), ...(this.#conflict?.paths ?? [])];
    return without(diffDraft(this.#stored, this.#typed), held);
  }

  async #send(): Promise<void> {
    const changes = this.#pending();
    const sent = this.#typed;
    const slow = setTimeout(() => this.#say({ kind: 'en-cours' }), shownAfterMs);
    const answer = await this.#options
      .save({ changes, version: this.#version })
      .finally(() => clearTimeout(slow));
    this.#take(answer, changes, sent);
    this.#keep();
    this.#publish();
    if (answer.kind !== 'injoignable' && countChanges(this.#pending()) > 0) await this.#send();
  }

  #take(answer: SaveAnswer<T>, changes: Changes, sent: T): void {
    switch (answer.kind) {
      case 'enregistre':
        this.#takeSaved(answer, changes, sent);
        return;
      case 'conflit':
        this.#takeConflict(answer, changes);
        return;
      case 'refuse':
        this.#refusals = [...this.#refusals, ...refusalsOf(answer.problems, changes)];
        this.#status = this.#restingStatus(this.#status);
        this.#tell({ kind: 'refus', nombre: this.#refusals.length });
        return;
      case 'injoignable':
        this.#hasFailed = true;
        this.#status = this.#options.isOnline()
          ? { kind: 'echec', secondes: retrySeconds }
          : { kind: 'hors-connexion' };
        this.#tell({ kind: 'echec', status: this.#status });
        this.#wait(retrySeconds * 1000);
    }
  }

  /** Takes what the server stored, and keeps over it the answers typed meanwhile and those not sent yet. */
  #takeSaved(answer: { value: T; version: number }, changes: Changes, sent: T): void {
    const unsent = without(diffDraft(this.#stored, sent), Object.keys(changes));
    const since = diffDraft(sent, this.#typed);
    if (countChanges(without(diffDraft(sent, answer.value), Object.keys(changes))) > 0) this.#round += 1;
    this.#stored = answer.value;
    this.#version = answer.version;
    this.#typed = overlay(overlay(answer.value, unsent), since);
    const heure = this.#options.time();
    this.#status = this.#restingStatus({ kind: 'enregistre', heure });
    this.#tellSaved(countChanges(changes), heure);
  }

  /**
   * Takes a conflict found by the server. When it names no path, all that was sent is held back: it would otherwise
   * conflict again for ever.
   */
  #takeConflict(answer: Extract<SaveAnswer<T>, { kind: 'conflit' }>, changes: Changes): void {
    const named = Object.keys(answer.conflicts);
    this.#stored = overlay(this.#stored, asChanges(answer.conflicts));
    this.#version = answer.version ?? this.#version;
    this.#addConflicts(named.length > 0 ? named : Object.keys(changes), answer);
  }

  #tellSaved(nombre: number, heure: string): void {
    if (this.#hasFailed) this.#tell({ kind: 'reprise', nombre });
    else if (this.#recovered > 0) this.#tell({ kind: 'retrouvees', nombre: this.#recovered });
    else if (!this.#hasSaved) this.#tell({ kind: 'premiere', heure });
    this.#hasFailed = false;
    this.#hasSaved = true;
    this.#recovered = 0;
  }

  #addConflicts(paths: string[], auteur: Partial<DraftAuteur>): void {
    if (paths.length === 0) return;
    const known = this.#conflict ?? { auteur: {}, paths: [] };
    this.#conflict = {
      auteur: auteur.par ? { par: auteur.par, le: auteur.le, moi: auteur.moi } : known.auteur,
      paths: [...new Set([...known.paths, ...paths])],
    };
    this.#status = this.#restingStatus(this.#status);
    this.#tell(conflitOf(this.#conflict));
  }

  /** Returns the status to show: a conflict or a refusal comes first, since the person must act. */
  #restingStatus(otherwise: AutosaveStatus): AutosaveStatus {
    if (this.#conflict) return conflitOf(this.#conflict);
    const [first] = this.#refusals;
    if (first) return { kind: 'refuse', nombre: this.#refusals.length, champ: first.field };
    return otherwise.kind === 'conflit' || otherwise.kind === 'refuse'
      ? { kind: 'a-enregistrer' }
      : otherwise;
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #keep(): void {
    this.#options.storage.write(diffDraft(this.#stored, this.#typed), this.#version);
  }

  #tell(event: DraftEvent): void {
    this.#options.onEvent(event);
  }

  #say(status: AutosaveStatus): void {
    this.#status = status;
    this.#publish();
  }

  #publish(): void {
    this.#view = this.#makeView();
    for (const listener of this.#listeners) listener();
  }

  #makeView(): DraftView<T> {
    const conflict = this.#conflict && {
      par: this.#conflict.auteur.par,
      isMine: this.#conflict.auteur.moi,
      le: this.#conflict.auteur.le,
      champs: this.#conflict.paths.map((path) => ({
        path,
        mienne: readAt(this.#typed, path),
        sienne: readAt(this.#stored, path),
      })),
    };
    const status =
      this.#conflict || this.#refusals.length > 0 ? this.#restingStatus(this.#status) : this.#status;
    const round = this.#round;
    return { value: this.#typed, version: this.#version, round, status, refusals: this.#refusals, conflict };
  }
}

/** Says a conflict with its author, as a state and as an event. */
const conflitOf = ({ auteur: { par, moi } }: Conflict) => ({ kind: 'conflit', par, isMine: moi }) as const;

const only = (changes: Changes, paths: string[]): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([path]) => paths.includes(path)));

const asChanges = (values: Record<string, unknown>): Changes =>
  Object.fromEntries(Object.entries(values).map(([path, to]) => [path, { to }]));

/**
 * Returns what the server refused, by path. A problem that names no field of this save holds back everything that was
 * sent.
 */
function refusalsOf(problems: readonly { field?: string; message: string }[], changes: Changes): Refusal[] {
  const paths = Object.keys(changes);
  const said = problems.length > 0 ? problems : [{ message: 'Un problème est survenu.' }];
  return said.flatMap(({ field, message }: { field?: string; message: string }) => {
    const named = paths.filter((path) => field !== undefined && isRelated(path, field));
    return (named.length > 0 ? named : paths).map((path) => ({ field: path, message }));
  });
}
