import type { EndpointTable } from '@asso/contract/kernel/endpoint';
import type { Fields } from '@asso/domain/kernel/fields';
import type { ProblemTable } from '@asso/domain/kernel/problems';
import type { z } from 'zod';
import type { Authenticator } from './http/access.ts';
import type { ReadFacts } from './http/client/page-facts.ts';
import type { Handlers } from './http/handlers.ts';
import type { Keys } from './http/keys/keys.ts';
import type { RateLimits } from './http/limits/rate-limit.ts';
import type { PublicPage, ReadNotes } from './http/page/page-row.ts';
import type { JobRow } from './jobs/job.ts';
import type { Platform } from './platform.ts';

type Tables = Readonly<Record<string, EndpointTable>>;

/** What a feature provides once it has received the platform. */
export type Built<T extends Tables = Tables> = {
  handlers: { [K in keyof T]: Handlers<T[K]> };
  jobs?: readonly JobRow[];
  /** Recognises the owner of a token; only one feature provides this. */
  authenticate?: Authenticator;
  /** Recognises the keys of other software; only one feature provides this. */
  keys?: Keys;
  /**
   * Reads the facts that the feature's pages need for their first drawing. It runs at each sending of the page,
   * without knowing the reader.
   */
  pageFacts?: ReadFacts;
  /** Reads the notes above the pages that the server writes; only one feature provides this. */
  pageNotes?: ReadNotes;
  /** The pages and files read without an account; the server writes them whole, without the application. */
  pages?: readonly PublicPage[];
  /** Lists the addresses of those pages that search engines may list. */
  sitemap?: () => Promise<readonly string[]>;
  /** Is called once, before the first request. */
  start?: () => Promise<void>;
  /** Is called once, after the last request and the last job. */
  stop?: () => Promise<void>;
};

/**
 * A feature as `server/features.ts` lists it: its calls are known without a database, and `build` makes what runs them.
 */
export type Feature<T extends Tables = Tables> = {
  name: string;
  endpoints: T;
  problems?: readonly ProblemTable[];
  /** Stricter rate limits of some calls, by the name of their row. */
  limits?: RateLimits;
  /**
   * The fields of the feature's forms, for the API documentation. The key is the name that the calls give to the form
   * (« POST /path » for a multipart form).
   */
  forms?: Readonly<Record<string, Fields>>;
  /** The body that this feature adds to a call shared by several kinds of objects, by « POST /path ». */
  bodies?: Readonly<Record<string, z.ZodType>>;
  /** Examples of bodies for the API documentation, by « POST /path » as in the row. */
  examples?: Readonly<Record<string, unknown>>;
  build: (platform: Platform) => Built<T>;
};

/** Declares a feature: each table of endpoints has a table of handlers under the same name. */
export const feature = <const T extends Tables>(row: Feature<T>): Feature =>
  // This cast is the only one: a list of features forgets the endpoint types of each.
  row as unknown as Feature;
