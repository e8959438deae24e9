/** What may be sent, in the words of who asks for it. */
export type UploadLimits = {
  /** « pdf, jpg, jpeg · 2 Mo au plus ». */
  text: string;
  /** What the browser offers to choose among; all there is when absent. */
  accept?: string;
  /** Why a file may not be sent; null when it may. */
  refusalOf: (file: File) => string | null;
};

/** What is known of a file that was received; until the last word it is asked again. */
export type FileStatus = {
  text: string;
  tone: 'cours' | 'pret' | 'neutre' | 'refuse';
  isLast: boolean;
};

/** How a try went: received, refused with a sentence, or cut on the way (tried again; `message`: by the server). */
export type UploadResult =
  | { kind: 'recu'; status: FileStatus; follow?: (signal: AbortSignal) => Promise<FileStatus | null> }
  | { kind: 'refuse'; message: string }
  | { kind: 'coupe'; message?: string };

export type UploadProgress = {
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** The same for every try of this file: sent twice, it is one document. */
  key: string;
};
export type SendFile = (file: File, progress: UploadProgress) => Promise<UploadResult>;

export type FileState =
  | { kind: 'attente' }
  | { kind: 'envoi'; share: number }
  | { kind: 'coupe' }
  | { kind: 'recu'; status: FileStatus }
  /** `isFinal`: another try would say the same. */
  | { kind: 'refuse'; message: string; isFinal: boolean };

export type QueuedFile = { id: string; file: File; state: FileState };
