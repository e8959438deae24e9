import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { RefusedError } from '../refused-error.ts';

/** Limits how often a call may be made: by address, before anything else is checked, or by person. */
export type RateLimit = { max: number; windowSeconds: number; by?: 'ip' | 'actor' };

export type RateLimits = Readonly<Record<string, RateLimit>>;

/**
 * Makes the configuration that the rate limiter reads on a route; a route without a limit follows the general one.
 */
export function toRateLimit(limit: RateLimit | undefined): FastifyContextConfig {
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

/** Makes the error that the rate limiter throws, so that it is answered like any other refusal. */
export function tooManyRequests(ttlMs: number): RefusedError {
  return new RefusedError({
    code: 'kernel.trop-de-requetes',
    params: { n: Math.max(1, Math.ceil(ttlMs / 1000)) },
  });
}
