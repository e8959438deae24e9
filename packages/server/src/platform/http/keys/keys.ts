// Keys of other software have their own authentication, their own rate limit and a journal of their calls.
import type { CleWorn } from '@asso/domain/compte/actor';
import { prefixeCle } from '@asso/domain/partenaire/cle.rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticator } from '../access.ts';
import { tooManyRequests } from '../limits/rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that authenticated the caller; it stays known when the call is refused afterwards. */
    cle: CleWorn | null;
  }
}

/**
 * Records one call made with a key. `appel` names the row of the contract, never the address, which holds
 * identifiers.
 */
export type KeyUse = { id_cle: string; appel: string; statut: number; duree_ms: number };

/** What the platform needs to know about keys, provided by one feature. */
export type Keys = {
  authenticate: Authenticator;
  perMinute: number;
  record: (use: KeyUse) => Promise<void>;
};

export type KeyGuard = {
  /** Identifies the caller, and remembers the key it used. */
  authenticatorFor(request: FastifyRequest): Authenticator;
  /** Throws when this key is used too often. */
  slow(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  record(request: FastifyRequest, reply: FastifyReply, appel: string): void;
};

type Given = { keys: Keys | undefined; authenticate: Authenticator };

export function keyGuard(app: FastifyInstance, { keys, authenticate }: Given): KeyGuard {
  app.decorateRequest('cle', null);
  const limit = app.createRateLimit({
    max: keys?.perMinute ?? 0,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest) => `cle:${request.cle?.id}`,
  });
  return {
    authenticatorFor: (request) => async (asked) => {
      const isKey = keys !== undefined && asked.token.startsWith(prefixeCle);
      const found = await (isKey ? keys.authenticate : authenticate)(asked);
      if (found.ok) request.cle = found.value.cle ?? null;
      return found;
    },
    slow: async (request, reply) => {
      if (request.cle === null) return;
      const state = await limit(request);
      if (state.isAllowed || !state.isExceeded) return;
      reply.header('retry-after', state.ttlInSeconds);
      throw tooManyRequests(state.ttl);
    },
    record: (request, reply, appel) => {
      if (request.cle === null) return;
      const { id: id_cle } = request.cle;
      const use = { id_cle, appel, statut: reply.statusCode, duree_ms: Math.round(reply.elapsedTime) };
      keys?.record(use).catch((err: unknown) => request.log.warn({ err }, 'the use of a key was not kept'));
    },
  };
}
