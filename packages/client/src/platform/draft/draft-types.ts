import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { Changes } from '@asso/domain/kernel/changes';
import type { AutosaveStatus } from '../../ui/draft/autosave-status.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';

/** This says who saved meanwhile: « Prénom Nom », and an ISO instant. */
export type Auteur = { par: string; le: string };

/** Each kind says what became of a save. */
export type SaveAnswer<T> =
  | { kind: 'enregistre'; value: T; version: number }
  | ({ kind: 'conflit'; conflicts: Record<string, unknown>; version?: number } & Partial<Auteur>)
  | { kind: 'refuse'; problems: readonly { field?: string; message: string }[] }
  | { kind: 'injoignable' };

export type Save<T> = (sent: { changes: Changes; version: number }) => Promise<SaveAnswer<T>>;

/** `field` is a typed path that the server refused. */
export type Refusal = FieldError;
export type Conflict = { auteur: Partial<Auteur>; paths: string[] };

export type DraftEvent =
  | { kind: 'premiere'; heure: string }
  | { kind: 'echec'; status: AutosaveStatus }
  | { kind: 'reprise'; nombre: number }
  | { kind: 'retrouvees'; nombre: number }
  | { kind: 'refus'; nombre: number }
  | { kind: 'conflit'; par: string | undefined }
  /** Another person's changes were merged with ours. */
  | { kind: 'reunies'; par: string };

/** This says how answers kept on the device are sent without their page: the call, and the page where they were typed. */
export type Envoi = {
  row: Pick<Endpoint, 'method' | 'path'>;
  params: Readonly<Record<string, string | number>>;
  /** This names what is filled, for the person: the project. */
  titre: string;
};

export type DraftOptions<T> = {
  value: T;
  version: number;
  save: Save<T>;
  storage: { read: () => Changes; write: (changes: Changes, version: number) => void };
  onEvent: (event: DraftEvent) => void;
  isOnline: () => boolean;
  /** Returns the time as « 14h05 ». */
  time: () => string;
};

export type DraftView<T> = {
  /** This is the value as typed, saved or not. */
  value: T;
  version: number;
  status: AutosaveStatus;
  refusals: readonly Refusal[];
  conflict: {
    par: string | undefined;
    le: string | undefined;
    champs: readonly { path: string; mienne: unknown; sienne: unknown }[];
  } | null;
};
