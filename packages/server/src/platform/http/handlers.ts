import type { Readable } from 'node:stream';
import type { BodyOf, EndpointTable, ParamsOf, QueryOf, ReplyOf } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import type { Problem } from '@asso/domain/kernel/result';
import type { Written } from './compressed-reply.ts';

/** A handler receives its input already parsed, and the caller already identified. */
export type Call<E> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: E extends { access: 'public' } ? Actor | null : Actor;
  /** The version that the If-Match header names. */
  ifMatch: E extends { ifMatch: 'exige' } ? number : number | null;
  /** The mark of the content that the If-Match header names beside the version, when it does (`Accepted.sceau`). */
  sceau?: string | null;
  requestId: string;
  ip: string;
  /** The parts of a multipart body, in the order sent: each file must be read before the next part comes. */
  files: AsyncIterable<MultipartPart>;
  /** Is empty unless the request comes from a page of the portal: a cookie sent from another site proves nothing. */
  cookies: Readonly<Record<string, string | undefined>>;
  userAgent: string;
  /** Is aborted when the caller goes away before the answer. */
  signal: AbortSignal;
};

/** The stream of a file fails with a 413 when the file is longer than an upload may be. */
export type MultipartPart =
  | { kind: 'text'; field: string; value: string }
  | { kind: 'file'; field: string; filename: string; stream: Readable };

export type Answer<T> = Accepted<T> | Refused;

export type Accepted<T> = {
  ok: true;
  value: T;
  /** The value already written in JSON, perhaps for several readers: it is sent as it is. */
  written?: Buffer | Written;
  /** The version is sent as the ETag, and the body states it too. */
  version?: number;
  /**
   * A mark of the content. With the version it makes the ETag, so that a reader who already holds that content is sent
   * nothing.
   */
  sceau?: string;
  status?: number;
  cookies?: readonly CookieChange[];
  headers?: Readonly<Record<string, string>>;
  file?: FileAnswer;
};

export type Refused = {
  ok: false;
  problems: readonly Problem[];
  /** Gives, by path, the present values that somebody else wrote meanwhile. */
  conflicts?: Record<string, unknown>;
  version?: number;
  /** The person who wrote the present version (their name in `par`, their account in `par_id`), and when (`le`). */
  par?: string;
  par_id?: string;
  le?: Date;
  retryAfterSeconds?: number;
  cookies?: readonly CookieChange[];
};

/** A file is always sent as an attachment; `type` comes from its content, never from its name. */
export type FileAnswer = { content: Readable | Buffer; name: string; type: string; size?: number };

/** A null `value` removes the cookie. Path, SameSite and Secure are the same for all. */
export type CookieChange = { name: string; value: string | null; httpOnly?: boolean; maxAgeSeconds?: number };

/** Each row has one handler: a row without one does not compile. */
export type Handlers<T extends EndpointTable> = {
  [K in keyof T]: (call: Call<T[K]>) => Promise<Answer<ReplyOf<T[K]>>>;
};

/**
 * Makes the answer of a call whose reply was already checked and written in JSON: `written` is sent, `value` is not
 * read.
 */
export const writtenAnswer = <T>(
  written: Buffer | Written,
  named: { version?: number; sceau?: string } = {},
): Accepted<T> => ({ ok: true, value: undefined as T, written, ...named });

/** Makes the answer of a call that replies with a file. */
export const fileAnswer = (file: FileAnswer): Accepted<'fichier'> => ({ ok: true, value: 'fichier', file });

export const refusal = (...problems: [Problem, ...Problem[]]): Refused => ({ ok: false, problems });

/** Something unrecognised, missing or belonging to somebody else gets this same answer, and no detail. */
export const notFound: Refused = { ok: false, problems: [{ code: 'kernel.introuvable' }] };
