// A call of the API is one row: method, path, who may call it, what goes in, what comes out, what can go wrong.
import type { ProblemRow } from '@asso/domain/kernel/problems';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `public`: no token. `connecte`: any signed-in person. A list: one of these roles, worn or held (`rds.*` allowed). */
export type Access = 'public' | 'connecte' | readonly string[];

/** The names between braces of a path, as a union: `'/dossiers/{id}'` gives `'id'`. */
export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** `fichier`: bytes answered as an attachment. */
export type Reply = z.ZodType | 'fichier';
/** `multipart`: files and texts of a form. */
export type Body = z.ZodType | 'multipart';

export type Endpoint = {
  method: Method;
  /** Below /api, parameters in braces. */
  path: string;
  /** One line, French, for the readable documentation. */
  summary: string;
  access: Access;
  /** What a key of a partner must carry to make this call; without one, no key makes it. */
  scope?: string;
  params?: Readonly<Record<string, z.ZodType>>;
  query?: z.ZodType;
  body?: Body;
  reply: Reply;
  /** Codes it may answer beside those every call may answer. */
  problems?: readonly string[];
  /** What is said when it fails and the server cannot say why; else the general sentence. */
  fallback?: ProblemRow & { code: string };
  /** `exige`: without If-Match the answer is 428. */
  ifMatch?: 'exige';
  /** Open to an account that something closes (no second factor yet): it is how it gets opened. */
  whileClosed?: true;
  /** Doubled or retried with the same Idempotency-Key, it has one effect. */
  idempotent?: true;
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

/** Writes a row. A path parameter without its parser, or a parser without its parameter, does not compile. */
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
/** What a client writes before parsing. */
export type QueryInput<E> = E extends { query: infer Q } ? Typed<Q> : undefined;
export type BodyInput<E> = E extends { body: infer B }
  ? B extends 'multipart'
    ? FormLike
    : Typed<B>
  : undefined;

/** A browser's FormData, without asking for the DOM's types here. */
export type FormLike = { append(name: string, value: string): void };
