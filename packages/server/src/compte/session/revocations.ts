import { accesSecondes } from '@asso/domain/compte/session.rules';
import type { Db } from '../../platform/db/database.ts';
import type { Listen } from '../../platform/db/listen.sql.ts';
import type { Log } from '../../platform/log/log.ts';
import { findSession, listRevokedSessions } from './session.sql.ts';

export type Revocations = {
  /** Answers from memory, or from the database when the list could not be read for a while. */
  isRevoked(sid: string): Promise<boolean>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const readEveryMs = 1000;
const staleAfterMs = 5000;
/** Longer than any access token lives, so that a revocation is kept as long as it matters. */
const keptSeconds = accesSecondes + 60;

type Given = {
  db: Db;
  log: Log;
  listen: Listen;
  /** The pause between two readings of the list. */
  everyMs?: number;
};

/**
 * Knows the sessions that ended while one of their access tokens may still be alive. The database announces each end;
 * the list is also read again each second, in case an announcement was lost.
 */
export function revocations({ db, log, listen, everyMs = readEveryMs }: Given): Revocations {
  let revoked: ReadonlySet<string> = new Set();
  /** Holds the sessions announced since the last reading of the list began. */
  const announced = new Set<string>();
  let readAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let listener: { stop(): Promise<void> } | undefined;
  let reading: Promise<void> | undefined;

  const read = async (): Promise<void> => {
    const before = [...announced];
    try {
      revoked = new Set(await listRevokedSessions(db, keptSeconds));
      for (const sid of before) announced.delete(sid);
      readAt = performance.now();
    } catch (error) {
      log.warn({ err: error }, 'the list of revoked sessions could not be read');
    }
  };
  const readOnce = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  return {
    isRevoked: async (sid) => {
      if (revoked.has(sid) || announced.has(sid)) return true;
      if (performance.now() - readAt < staleAfterMs) return false;
      const session = await findSession(db, sid);
      return session === undefined || session.revoked_at !== null;
    },
    start: async () => {
      listener = await listen('session_revoquee', {
        onMessage: (sid) => announced.add(sid),
        onMissed: () => void readOnce(),
      });
      await read();
      timer = setInterval(() => void readOnce(), everyMs);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await listener?.stop();
      await reading;
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
