import type { Readable } from 'node:stream';

/** Stores the bytes of files under the SHA-256 of their content. Access rights are checked elsewhere. */
export type Storage = {
  /** Stores a file: once the promise resolves, a crash loses nothing. The same bytes sent twice are kept once. */
  put(file: ReceivedFile): Promise<void>;
  /** Reads a file; resolves to null when the storage does not hold it. */
  get(sha256: string): Promise<Readable | null>;
  delete(sha256: string): Promise<void>;
  /** Lists all files, in no order: the sweep looks for those that no row names. */
  list(): AsyncIterable<{ sha256: string; size: number; storedAt: Date }>;
  /** Rejects when files cannot be stored at the moment. */
  check(): Promise<void>;
};

/** A file that was received whole, and only lies in a temporary folder so far. */
export type ReceivedFile = {
  path: string;
  sha256: string;
  size: number;
  /** Removes the temporary file; may be called twice. */
  dispose(): Promise<void>;
};

/** Tells whether a text is a hash: any other text must never become part of a path. */
export const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
