import { canMoveLot } from '@asso/domain/instruction/lot.states';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeBackDecision } from '../conclusion/conclure.ts';
import { listPendingLotDecisions } from '../conclusion/conclusion.sql.ts';
import { type LotChange, lotConflict } from './change-lot.ts';
import { examineLignes } from './examine-lot.ts';
import { runLotJob } from './lot.job.ts';
import { listLignes, saveExamens, updateLot } from './lot.sql.ts';
import { lotViewProblems, readLotEnveloppes } from './lot-view.ts';
import { type LotAsked, openLockedLot, openLot } from './open-lot.ts';

/** Launches the lot once: a second window that launches it too finds it launched. */
export const launchLot = (
  platform: Platform,
  { actor, id, ifMatch }: LotChange,
): Promise<Result<null> | Refused> =>
  inTransaction(platform.db, async (trx): Promise<Result<null> | Refused> => {
    const opened = await openLockedLot(trx, { actor, id });
    if (!opened.ok) return opened;
    const lot = opened.value;
    if (!canMoveLot(lot.etat, 'lancer')) return ok(null);
    if (lot.version !== ifMatch) return lotConflict(lot);
    const enveloppes =
      lot.action === 'grant' ? await readLotEnveloppes(trx, lot, await listLignes(trx, id)) : [];
    const [first, ...others] = lotViewProblems(lot, enveloppes);
    if (first) return refused(first, ...others);
    await run(platform, { trx, id }, { lance_le: platform.clock.now() });
    return ok(null);
  });

/** Does again the lines that failed, all or those named; a line that may still not be done stays failed. */
export const retryLot = (
  platform: Platform,
  { actor, id, rangs }: LotAsked & { rangs?: readonly number[] },
): Promise<Result<null>> =>
  inTransaction(platform.db, async (trx): Promise<Result<null>> => {
    const opened = await openLockedLot(trx, { actor, id });
    if (!opened.ok) return opened;
    const { etat: etatLot, id_service, action, parametres } = opened.value;
    if (!canMoveLot(etatLot, 'reprendre')) return refused({ code: 'lot.en-cours' });
    const failed = (await listLignes(trx, id)).filter(
      ({ etat, rang }) => etat === 'echec' && (rangs === undefined || rangs.includes(rang)),
    );
    if (failed.length === 0) return refused({ code: 'lot.sans-echec' });
    const examen = { actor, id_service, action, parametres, now: platform.clock.now() };
    const examined = await examineLignes(trx, examen, failed);
    await saveExamens(
      trx,
      id,
      examined.map((one) => (one.etat === 'exclue' ? { ...one, etat: 'echec' } : one)),
    );
    if (examined.some(({ etat }) => etat === 'prete')) await run(platform, { trx, id }, { fini_le: null });
    return ok(null);
  });

/**
 * Takes back, one after the other and each as its own act, the decisions of the lot that did not leave yet; those that
 * left meanwhile stay.
 */
export async function resumeLot(platform: Platform, { actor, id }: LotAsked): Promise<Result<null>> {
  const opened = await openLot(platform.db, { actor, id });
  if (!opened.ok) return opened;
  const waiting = await listPendingLotDecisions(platform.db, id);
  if (waiting.length === 0) return refused({ code: 'instruction.rien-a-reprendre' });
  for (const { id_dossier, id_service } of waiting) {
    const taken = await takeBackDecision(platform, { actor, id: id_dossier, service: id_service });
    if (!taken.ok && taken.problems[0]?.code !== 'instruction.rien-a-reprendre') return taken;
  }
  return ok(null);
}

const run = async (
  { jobs }: Platform,
  { trx, id }: { trx: Tx; id: string },
  set: Parameters<typeof updateLot>[2],
): Promise<void> => {
  await updateLot(trx, id, { etat: 'en_cours', ...set });
  await jobs.enqueue(trx, runLotJob, { id });
};
