import type { Readable } from 'node:stream';
import type { BodyOf, EndpointTable, ParamsOf, QueryOf, ReplyOf } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import type { Problem } from '@asso/domain/kernel/result';

/** What a handler is given: everything already parsed, and who asks already known. */
export type Call<E> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: E extends { access: 'public' } ? Actor | null : Actor;
  /** The version named in If-Match. */
  ifMatch: E extends { ifMatch: 'exige' } ? number : number | null;
  requestId: string;
  ip: string;
  /** The parts of a multipart body, in the order sent: each file is read before the next part comes. */
  files: AsyncIterable<Part>;
  /** Empty unless the request comes from a page of the portal: a cookie from elsewhere proves nothing. */
  cookies: Readonly<Record<string, string | undefined>>;
  userAgent: string;
  /** Aborted when who asks goes away before the answer. */
  signal: AbortSignal;
};

/** A file's stream fails with a 413 when it is longer than what an upload may be. */
export type Part =
  | { kind: 'text'; field: string; value: string }
  | { kind: 'file'; field: string; filename: string; stream: Readable };

export type Answer<T> = Accepted<T> | Refused;

export type Accepted<T> = {
  ok: true;
  value: T;
  /** Sent as the ETag; the body says it too. */
  version?: number;
  status?: number;
  cookies?: readonly CookieChange[];
  headers?: Readonly<Record<string, string>>;
  file?: FileAnswer;
};

export type Refused = {
  ok: false;
  problems: readonly Problem[];
  /** Paths somebody else changed meanwhile, with the present values. */
  conflicts?: Record<string, unknown>;
  version?: number;
  /** Who changed it, and when. */
  par?: string;
  le?: Date;
  retryAfterSeconds?: number;
  cookies?: readonly CookieChange[];
};

/** Always sent as an attachment; `type` is what the content is, not what its name says. */
export type FileAnswer = { content: Readable | Buffer; name: string; type: string; size?: number };

/** `value` null removes it. Path, SameSite and Secure are the same for all. */
export type CookieChange = { name: string; value: string | null; httpOnly?: boolean; maxAgeSeconds?: number };

/** One handler a row: a row without one does not compile. */
export type Handlers<T extends EndpointTable> = {
  [K in keyof T]: (call: Call<T[K]>) => Promise<Answer<ReplyOf<T[K]>>>;
};

/** The answer of a call whose reply is a file. */
export const fileAnswer = (file: FileAnswer): Accepted<'fichier'> => ({ ok: true, value: 'fichier', file });

export const refusal = (...problems: [Problem, ...Problem[]]): Refused => ({ ok: false, problems });

/** What is not recognised, is missing or belongs to somebody else answers this, and nothing more. */
export const notFound: Refused = { ok: false, problems: [{ code: 'kernel.introuvable' }] };
