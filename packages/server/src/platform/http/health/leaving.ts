import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type Leaving = { isLeaving(): boolean; leave(seconds: number): Promise<void> };

/**
 * A server that stops announces it before it refuses anybody: for a while `/readyz` answers 503, so that load
 * balancers can look elsewhere, and each answer asks that its connection be closed. Requests that still come are
 * answered.
 */
export function watchLeaving(app: FastifyInstance): Leaving {
  let isLeaving = false;
  app.addHook('onRequest', (_, reply, done) => {
    if (isLeaving) reply.header('connection', 'close');
    done();
  });
  return {
    isLeaving: () => isLeaving,
    leave: async (seconds) => {
      isLeaving = true;
      await wait(seconds * 1000);
    },
  };
}
