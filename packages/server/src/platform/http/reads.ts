import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentReading, type Reading } from '../db/replicas/reading.ts';
import type { Replicas } from '../db/replicas/replicas.ts';
import { nothingSeen, readSeen, type Seen, writeSeen } from '../db/replicas/seen.ts';
import { cookieWriter } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    reading?: Reading;
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Reader = {
  /** Runs the handler with its reads on a replica where the row allows it, or else on the primary. */
  within(handler: Handler): Handler;
  /** Tells the browser what its person has seen by now. */
  tell?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

const cookie = 'vu';

/**
 * Says where the calls of a row read. What a person has seen is in a cookie of their browser, whichever server answers:
 * a person who is signed in without this cookie, such as software that keeps none, is answered by the primary.
 */
export function rowReader(
  row: Pick<Endpoint, 'method'> & { replica?: boolean },
  { replicas, publicUrl }: { replicas?: Replicas; publicUrl: URL },
): Reader {
  if (replicas === undefined) return { within: (handler) => handler };
  const setCookies = cookieWriter(publicUrl);
  return {
    within: (handler) => (request, reply) => {
      const told = readSeen(request.cookies[cookie]);
      const seen = told ?? nothingSeen;
      const mayRead = row.replica === true && (told !== undefined || request.actor === null);
      const replica = mayRead ? replicas.choose(seen, request.actor?.id ?? request.ip) : undefined;
      if (row.replica) replicas.served[replica ? 'replique' : 'primaire']++;
      const reading: Reading = { replica, exports: replica, seen, committed: 0 };
      request.reading = reading;
      // Work that outlives the answer, such as a timer that it started, belongs to no call.
      if (replica) reply.raw.once('close', () => endReading(reading));
      return currentReading.run(reading, () => handler(request, reply));
    },
    tell: async (request, reply) => {
      const { reading } = request;
      if (reading && (request.actor !== null || row.method !== 'GET'))
        setCookies(reply, [
          { name: cookie, value: writeSeen(seenAfter(reading, replicas.now())), httpOnly: true },
        ]);
    },
  };
}

function endReading(reading: Reading): void {
  reading.replica = undefined;
  reading.exports = undefined;
}

function seenAfter({ replica, seen, committed }: Reading, now: number): Seen {
  const lsn = Math.max(seen.lsn, committed);
  if (replica === undefined) return { ...seen, lsn, at: Math.max(seen.at, now) };
  const at = seen.on === replica.id ? seen.at : Math.max(seen.at, seen.onAt);
  return { lsn, at, on: replica.id, onAt: now };
}
