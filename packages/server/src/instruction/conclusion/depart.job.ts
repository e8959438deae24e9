import type { Problem } from '@asso/domain/kernel/result';
import { z } from 'zod';
import { toActor } from '../../compte/session/authenticator.ts';
import { findActor } from '../../compte/utilisateur.sql.ts';
import { lockDossier } from '../../dossier/dossier.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { InstructionPlace } from '../bureau/affectation.sql.ts';
import { markPartie } from '../lot/lot.sql.ts';
import { beginAndDecide } from './conclure.ts';
import { findDue, findLotLigne, markEchec, takePendingDecision } from './conclusion.sql.ts';

/** Each minute, the decisions whose time is over leave. */
const departJob = job({ name: 'instruction.faire-partir', schema: z.object({}), cron: '* * * * *' });

export const departWorker = (platform: Platform): JobRow =>
  worker(departJob, async (_, { signal }) => {
    while (!signal.aborted && (await departNext(platform)));
  });

class Refusee extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/**
 * Makes one decision whose time has come leave; returns false when there is none. The decision stops waiting and is
 * made in one transaction: wherever the server dies, either it has left once or it still waits. The lock on the dossier
 * keeps two servers from making it both.
 */
export async function departNext(platform: Platform): Promise<boolean> {
  const due = await findDue(platform.db, platform.clock.now());
  if (!due) return false;
  try {
    await inTransaction(platform.db, async (trx) => {
      const dossier = await lockDossier(trx, due.id_dossier);
      const taken = await takePendingDecision(trx, due);
      if (!taken || !dossier) return;
      // The rights of the author are read when the decision leaves, as for each request.
      const row = await findActor(trx, taken.prise_par);
      if (!row) throw new Refusee({ code: 'kernel.interdit' });
      const { corps, action, role } = taken;
      const actor = toActor(row, { role, session: '' });
      const { id_service: service } = due;
      const asked = { ...corps, actor, dossier, service, action, isPesee: true };
      const decided = await beginAndDecide(platform, trx, asked);
      if (!decided.ok) throw new Refusee(decided.problems[0] ?? { code: 'kernel.erreur-interne' });
      const ligne = findLotLigne(taken);
      if (ligne) await markPartie(trx, ligne, decided.value.courriers);
      platform.checkpoint('conclusion.avant-commit');
    });
  } catch (error) {
    if (!(error instanceof Refusee)) throw error;
    await failed(platform, due, error.problem);
  }
  return true;
}

/**
 * Keeps why a decision could not leave: it stays where its service reads the reason, to be taken back and made again.
 */
const failed = (platform: Platform, due: InstructionPlace, problem: Problem) =>
  inTransaction(platform.db, (trx) => markEchec(trx, due, problem));
