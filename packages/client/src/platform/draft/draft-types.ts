import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { Changes } from '@asso/domain/kernel/changes';
import type { AutosaveStatus } from '../../ui/draft/autosave-status.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';

/**
 * Who saved meanwhile, as « Prénom Nom », and when, as an ISO instant; `moi` when it was the same person elsewhere, which
 * the server tells by their account: a colleague may have the same name.
 */
export type DraftAuteur = { par: string; le: string; moi?: boolean };

/** What became of a save: stored, in conflict, refused, or not received by the server. */
export type SaveAnswer<T> =
  | { kind: 'enregistre'; value: T; version: number }
  | ({ kind: 'conflit'; conflicts: Record<string, unknown>; version?: number } & Partial<DraftAuteur>)
  | { kind: 'refuse'; problems: readonly { field?: string; message: string }[] }
  | { kind: 'injoignable' };

export type Save<T> = (sent: { changes: Changes; version: number }) => Promise<SaveAnswer<T>>;

/** `field` is the path of a typed value that the server refused. */
export type Refusal = FieldError;
export type Conflict = { auteur: Partial<DraftAuteur>; paths: string[] };

export type DraftEvent =
  | { kind: 'premiere'; heure: string }
  | { kind: 'echec'; status: AutosaveStatus }
  | { kind: 'reprise'; nombre: number }
  | { kind: 'retrouvees'; nombre: number }
  | { kind: 'refus'; nombre: number }
  | { kind: 'conflit'; par: string | undefined; isMine?: boolean }
  /** The changes of another person were merged with those typed here. */
  | { kind: 'reunies'; par: string };

/** How to send kept answers without their page: the call to make. */
export type DraftEnvoi = {
  row: Pick<Endpoint, 'method' | 'path'>;
  params: Readonly<Record<string, string | number>>;
  /** The name of what is filled in, shown to the person: the title of the project. */
  titre: string;
};

export type DraftOptions<T> = {
  value: T;
  version: number;
  save: Save<T>;
  storage: { read: () => Changes; write: (changes: Changes, version: number) => void };
  onEvent: (event: DraftEvent) => void;
  isOnline: () => boolean;
  /** Returns the present time as « 14h05 ». */
  time: () => string;
};

export type DraftView<T> = {
  /** The value as typed, saved or not. */
  value: T;
  version: number;
  /** How many times answers of somebody else, or of another tab, were taken. */
  round: number;
  status: AutosaveStatus;
  refusals: readonly Refusal[];
  conflict: {
    par: string | undefined;
    isMine?: boolean;
    le: string | undefined;
    champs: readonly { path: string; mienne: unknown; sienne: unknown }[];
  } | null;
};
