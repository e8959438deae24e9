import { setTimeout as wait } from 'node:timers/promises';
import { beforeCommit } from '../../db/before-commit.ts';
import type { Db } from '../../db/database.ts';
import type { Answer, Refused } from '../handlers.ts';
import { RefusedError } from '../refused-error.ts';
import {
  claimKey,
  endKey,
  forgetKey,
  type IdempotencyKey,
  keepAnswer,
  markEffect,
  readKey,
  renewKey,
  takeOverKey,
} from './idempotency.sql.ts';
import type { RequestEmpreinte } from './idempotency-key.ts';

export type Replay = { ok: true; value: unknown; status: number; version?: number; isReplay: true };

const pollMs = 100;
const patienceMs = 20_000;
const renewMs = 20_000;

/**
 * Runs `work` once for a key: a caller that comes again receives the first answer, one that comes meanwhile waits for
 * it a while. Only a success is kept, and no file. A refusal may be tried again with the same key, even when a part of
 * the work was done before it: the caller was told that the whole was refused, and is told so again.
 */
export async function once(
  db: Db,
  request: { key: IdempotencyKey; empreinte: RequestEmpreinte; status: number },
  work: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown> | Replay> {
  const before = await claim(db, request);
  if (before !== 'ours') return before;
  const { key, empreinte } = request;
  const renewal = setInterval(() => void renewKey(db, key).catch(() => undefined), renewMs);
  try {
    const answer = await beforeCommit.run((tx) => markEffect(tx, key), work);
    if (answer.ok && answer.file === undefined) {
      await keepAnswer(db, key, {
        statut: answer.status ?? request.status,
        corps: answer.value,
        version: answer.version,
        empreinte: await empreinte.entiere(),
      });
    } else if (answer.ok) await endKey(db, key);
    else await forgetKey(db, key);
    return answer;
  } catch (error) {
    if (error instanceof RefusedError) await forgetKey(db, key);
    else await endKey(db, key);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

async function claim(
  db: Db,
  { key, empreinte }: { key: IdempotencyKey; empreinte: RequestEmpreinte },
): Promise<'ours' | Refused | Replay> {
  for (let waited = 0; waited <= patienceMs; waited += pollMs) {
    if (await claimKey(db, key, empreinte.debut)) return 'ours';
    const row = await readKey(db, key);
    if (row === undefined) continue;
    const mine = row.statut === null ? empreinte.debut : await empreinte.entiere();
    if (row.empreinte !== mine) return refusedFor('kernel.cle-deja-utilisee');
    if (row.statut !== null) {
      return {
        ok: true,
        value: row.corps,
        status: row.statut,
        version: row.version ?? undefined,
        isReplay: true,
      };
    }
    // The server that had this key died: either nothing was written, or the answer is lost.
    if (row.est_abandonnee && row.a_eu_effet) return refusedFor('kernel.deja-traitee');
    if (row.est_abandonnee && (await takeOverKey(db, key))) return 'ours';
    await wait(pollMs);
  }
  return { ...refusedFor('kernel.demande-en-cours'), retryAfterSeconds: 5 };
}

const refusedFor = (code: string): Refused => ({ ok: false, problems: [{ code }] });
