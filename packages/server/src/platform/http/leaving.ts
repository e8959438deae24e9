import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type Leaving = { isLeaving(): boolean; leave(seconds: number): Promise<void> };

/**
 * A server that stops says so before it refuses anybody: `/readyz` answers 503 for a while, time for those who send it requests
 * to look elsewhere, and each answer asks that its connection be closed. What still comes is answered.
 */
export function leavingOf(app: FastifyInstance): Leaving {
  let isLeaving = false;
  app.addHook('onRequest', async (_, reply) => {
    if (isLeaving) reply.header('connection', 'close');
  });
  return {
    isLeaving: () => isLeaving,
    leave: async (seconds) => {
      isLeaving = true;
      await wait(seconds * 1000);
    },
  };
}
