// Keys of other software: their own way to say who asks, how often each may, and the journal of what it asked.
import type { CleWorn } from '@asso/domain/compte/actor';
import { prefixeCle } from '@asso/domain/partenaire/cle.rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticator } from './access.ts';
import { tooManyRequests } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that was shown, even where it was refused. */
    cle: CleWorn | null;
  }
}

/** One call of a key: the row of the contract, never the address with what it names. */
export type KeyUse = { id_cle: string; appel: string; statut: number; duree_ms: number };

/** What one feature knows of keys. */
export type Keys = {
  authenticate: Authenticator;
  perMinute: number;
  record: (use: KeyUse) => Promise<void>;
};

export type KeyGuard = {
  /** Says who asks, and keeps whose key it is. */
  authenticatorFor(request: FastifyRequest): Authenticator;
  /** Throws when this key asks too often. */
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
