import { statutInitial } from '@asso/domain/benevolat/declaration.states';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Platform } from '../platform/platform.ts';
import { endWaiting } from './declaration.sql.ts';
import { objetDeclaration } from './log.sql.ts';
import { listACloturer, lockSessions, markClose } from './session.sql.ts';

const lot = 200;

/**
 * Ends as « Non traitée » the declarations that still wait when their session is over; each batch has its own
 * transaction, so that none is long.
 */
export async function closeSessions({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  for (const { id } of await listACloturer(db, at)) {
    while (await inTransaction(db, (tx) => closeSome(tx, id, at))) {
      // Nothing to do here: the condition itself closes a batch.
    }
  }
}

/**
 * Ends a batch of the session's waiting declarations and returns true or, once none is left, marks the session as
 * closed and returns false.
 */
async function closeSome(tx: Tx, id_session: string, at: Date): Promise<boolean> {
  // The lock makes an import into the same session come before or after this batch.
  await lockSessions(tx);
  const ended = await endWaiting(tx, { id_session, at, limit: lot });
  for (const id_objet of ended) {
    const line = { objet: objetDeclaration, id_objet, by: null, at, action: 'cec.clore' };
    await writeHistory(tx, { ...line, from: statutInitial, to: 'Non traitée' });
  }
  if (ended.length > 0) return true;
  await markClose(tx, id_session, at);
  await writeHistory(tx, { objet: 'session-cec', id_objet: id_session, by: null, at, action: 'cec.clore' });
  return false;
}
