import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { RefusedError } from './refused-error.ts';

/** How often a call may be made: by address before anything else is looked at, or by person. */
export type RateLimit = { max: number; windowSeconds: number; by?: 'ip' | 'actor' };

/** By the name of the row. */
export type RateLimits = Readonly<Record<string, RateLimit>>;

/** What the rate limiter reads on a route; without a limit of its own the general one holds. */
export function rateLimitOf(limit: RateLimit | undefined): FastifyContextConfig {
  if (limit === undefined) return {};
  const isByActor = limit.by === 'actor';
  return {
    rateLimit: {
      max: limit.max,
      timeWindow: limit.windowSeconds * 1000,
      hook: isByActor ? 'preHandler' : 'onRequest',
      keyGenerator: (request: FastifyRequest) => (isByActor && request.actor?.id) || request.ip,
    },
  };
}

/** What the rate limiter throws: answered like any other refusal. */
export function tooManyRequests(ttlMs: number): RefusedError {
  return new RefusedError({
    code: 'kernel.trop-de-requetes',
    params: { n: Math.max(1, Math.ceil(ttlMs / 1000)) },
  });
}
