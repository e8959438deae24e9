/** The caller says which files may be sent, in its own words. */
export type UploadLimits = {
  /** The text reads like « pdf, jpg, jpeg · 2 Mo au plus ». */
  text: string;
  /** The browser offers these types to choose from; all files when absent. */
  accept?: string;
  /** Returns why a file may not be sent, or null when it may. */
  refusalOf: (file: File) => string | null;
};

/** The status of a received file is asked again until it is the last one. */
export type FileStatus = {
  text: string;
  tone: 'cours' | 'pret' | 'neutre' | 'refuse';
  isLast: boolean;
};

/**
 * A try ends received, refused with a sentence, or cut on the way and tried again; `message` then comes from the
 * server.
 */
export type UploadResult =
  | { kind: 'recu'; status: FileStatus; follow?: (signal: AbortSignal) => Promise<FileStatus | null> }
  | { kind: 'refuse'; message: string }
  | { kind: 'coupe'; message?: string };

export type UploadProgress = {
  /** The share goes from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** The key is the same for every try of this file: sent twice, it is one document. */
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
