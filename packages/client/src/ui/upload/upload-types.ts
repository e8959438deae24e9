/** The limits shown to the person and the check of a file, given by the caller. */
export type UploadLimits = {
  /** The limits in words, such as « pdf, jpg, jpeg · 2 Mo au plus ». */
  text: string;
  /** The types of file that the browser offers to choose from; all of them when absent. */
  accept?: string;
  /** Returns why a file may not be sent, or null when it may. */
  refusalOf: (file: File) => string | null;
};

/** The status of a received file, asked again until `isLast` is true. */
export type FileStatus = {
  text: string;
  tone: 'cours' | 'pret' | 'neutre' | 'refuse';
  isLast: boolean;
};

/**
 * A try ends with the file received, refused, or cut on the way and to be tried again; a cut has a `message` when the
 * server answered.
 */
export type UploadResult =
  | { kind: 'recu'; status: FileStatus; follow?: (signal: AbortSignal) => Promise<FileStatus | null> }
  | { kind: 'refuse'; message: string }
  | { kind: 'coupe'; message?: string };

export type UploadProgress = {
  /** Called with the part already sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** The same key for every try of a file: a file sent twice is kept as one document. */
  key: string;
};
export type SendFile = (file: File, progress: UploadProgress) => Promise<UploadResult>;

export type FileState =
  | { kind: 'attente' }
  | { kind: 'envoi'; share: number }
  | { kind: 'coupe' }
  | { kind: 'recu'; status: FileStatus }
  /** `isFinal` means that another try would be refused too. */
  | { kind: 'refuse'; message: string; isFinal: boolean };

export type QueuedFile = { id: string; file: File; state: FileState };
