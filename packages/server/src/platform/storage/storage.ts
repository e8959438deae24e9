import type { Readable } from 'node:stream';

/** The bytes of files, addressed by the SHA-256 of what they hold. Who may read them is not known here. */
export type Storage = {
  /** Safe once the promise is kept: a crash after it loses nothing. The same bytes twice are kept once. */
  put(file: ReceivedFile): Promise<void>;
  /** Null when there is no such file. */
  get(sha256: string): Promise<Readable | null>;
  delete(sha256: string): Promise<void>;
  /** All of them, in no order, for the sweep of what no row names. */
  list(): AsyncIterable<{ sha256: string; size: number; storedAt: Date }>;
  /** Rejects when files cannot be kept now. */
  check(): Promise<void>;
};

/** A file that has been received whole, and is nowhere yet but in a temporary folder. */
export type ReceivedFile = {
  path: string;
  sha256: string;
  size: number;
  /** Removes the temporary file; may be called twice. */
  dispose(): Promise<void>;
};

/** Anything else never becomes part of a path. */
export const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
