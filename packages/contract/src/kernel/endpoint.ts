// Each call of the API is one row: its method, its path, who may call it, what it takes, what it answers and how it
// can fail.
import type { ProblemRow } from '@asso/domain/kernel/problems';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call: `public` needs no token, `connecte` any signed-in person; a list names roles, one of which the
 * person must have (`rds.*` is allowed).
 */
export type Access = 'public' | 'connecte' | readonly string[];

/** The names between braces in a path: `'/dossiers/{id}'` gives `'id'`. */
export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** What a call answers; `fichier` is bytes, as an attachment. */
export type Reply = z.ZodType | 'fichier';
/** What a call takes; `multipart` is a form of files and texts. */
export type Body = z.ZodType | 'multipart';

export type Endpoint = {
  method: Method;
  /** The path, below /api, with the parameters in braces. */
  path: string;
  /** One line of French that says what the call does, for the readable documentation. */
  summary: string;
  access: Access;
  /** The scope that a partner's key needs to make the call; without a scope, no key may make it. */
  scope?: string;
  params?: Readonly<Record<string, z.ZodType>>;
  query?: z.ZodType;
  body?: Body;
  reply: Reply;
  /** The codes of the problems that the call may answer, beside those that every call may answer. */
  problems?: readonly string[];
  /** The sentence given when the call fails for an unknown reason; without it, the general sentence is given. */
  fallback?: ProblemRow & { code: string };
  /** `exige` answers 428 to a request without If-Match. */
  ifMatch?: 'exige';
  /**
   * True opens the call to an account that is restricted (for example without its second factor), because the call
   * lifts the restriction.
   */
  whileClosed?: true;
  /** True means that two requests with the same Idempotency-Key have one effect. */
  idempotent?: true;
  /**
   * True lets a replica of the database answer, when it holds all that the caller has seen: the call only reads, and
   * nothing is written from what it read.
   */
  replica?: true;
  status?: 200 | 201 | 202 | 204;
};

export type EndpointTable = Readonly<Record<string, Endpoint>>;

type ParamsCheck<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? { params?: undefined }
  : {
      params: Readonly<Record<ParamNames<E['path']>, z.ZodType>> & {
        [K in Exclude<keyof E['params'], ParamNames<E['path']>>]: never;
      };
    };

/** Declares a call. A path parameter without its parser, or a parser without its parameter, does not compile. */
export const endpoint = <const E extends Endpoint>(row: E & ParamsCheck<E>): E => row;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Typed<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<E> = E extends { params: infer P }
  ? { [K in keyof P]: Parsed<P[K]> }
  : Record<never, never>;
export type QueryOf<E> = E extends { query: infer Q extends z.ZodType } ? z.output<Q> : Record<never, never>;
export type BodyOf<E> = E extends { body: infer B }
  ? B extends 'multipart'
    ? 'multipart'
    : Parsed<B>
  : undefined;
export type ReplyOf<E> = E extends { reply: infer R } ? (R extends 'fichier' ? 'fichier' : Parsed<R>) : never;
/** What a client writes in a query or a body, before it is parsed. */
export type QueryInput<E> = E extends { query: infer Q } ? Typed<Q> : undefined;
export type BodyInput<E> = E extends { body: infer B }
  ? B extends 'multipart'
    ? FormLike
    : Typed<B>
  : undefined;

/** Stands for a browser's FormData, so that the contract does not depend on the DOM's types. */
export type FormLike = { append(name: string, value: string): void };
