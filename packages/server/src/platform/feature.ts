import type { EndpointTable } from '@asso/contract/kernel/endpoint';
import type { Fields } from '@asso/domain/kernel/fields';
import type { ProblemTable } from '@asso/domain/kernel/problems';
import type { z } from 'zod';
import type { Authenticator } from './http/access.ts';
import type { Handlers } from './http/handlers.ts';
import type { Keys } from './http/keys.ts';
import type { ReadFacts } from './http/page-facts.ts';
import type { RateLimits } from './http/rate-limit.ts';
import type { JobRow } from './jobs/job.ts';
import type { Platform } from './platform.ts';

type Tables = Readonly<Record<string, EndpointTable>>;

/** What a feature runs, once it has been given the platform. */
export type Built<T extends Tables = Tables> = {
  handlers: { [K in keyof T]: Handlers<T[K]> };
  jobs?: readonly JobRow[];
  /** One feature says who a token belongs to. */
  authenticate?: Authenticator;
  /** One feature says what the keys of other software open. */
  keys?: Keys;
  /** What its pages need when they are first drawn: read at each sending of the page, by nobody in particular. */
  pageFacts?: ReadFacts;
  /** Called once, before the first request. */
  start?: () => Promise<void>;
  /** Called once, after the last request and the last job. */
  stop?: () => Promise<void>;
};

/** A feature as `server/features.ts` lists it: what it answers is known without a database, what it runs is not. */
export type Feature<T extends Tables = Tables> = {
  name: string;
  endpoints: T;
  problems?: readonly ProblemTable[];
  /** Calls that may be made less often than the others, by the name of their row. */
  limits?: RateLimits;
  /**
   * What is typed in its forms, by the name that its calls give them (« POST /path » for a
   * multipart): described in the documentation.
   */
  forms?: Readonly<Record<string, Fields>>;
  /** What a call of several kinds takes for this one, by « POST /path ». */
  bodies?: Readonly<Record<string, z.ZodType>>;
  /** What is sent, by « POST /path » as the row says it: shown in the documentation. */
  examples?: Readonly<Record<string, unknown>>;
  build: (platform: Platform) => Built<T>;
};

/** Writes a feature: each table of rows has, under the same name, the table of its handlers. */
export const feature = <const T extends Tables>(row: Feature<T>): Feature =>
  // The one cast: a list of features forgets which rows each of them has.
  row as unknown as Feature;
