import { type DecisionDemandee, decisionProblem } from '@asso/domain/benevolat/declaration.rules';
import { actionByDecision, isMotifRefus, motifsRefusCec } from '@asso/domain/benevolat/declaration.states';
import type { Actor } from '@asso/domain/compte/actor';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Answer } from '../platform/http/handlers.ts';
import { type DeclarationRow, findDeclaration, lockDeclaration, writeDecision } from './declaration.sql.ts';
import { objetDeclaration } from './log.sql.ts';
import { seesDeclaration } from './open-structure.ts';

type Asked = { actor: Actor; id: string; version: number; decision: DecisionDemandee; at: Date };

const introuvable = { ok: false as const, problems: [{ code: 'benevolat.introuvable' }] };

/** Writes the status, the reason and the history of one declaration; a refused decision writes nothing. */
export async function decideDeclaration(
  tx: Tx,
  { actor, id, version, decision, at }: Asked,
): Promise<Answer<DeclarationRow>> {
  const row = await lockDeclaration(tx, id);
  if (!row || !(await seesDeclaration(tx, actor, row))) return introuvable;
  const { debut, fin, status: from } = row;
  const problem = decisionProblem({ status: from, session: { debut, fin } }, decision, at);
  if (problem) return { ok: false, problems: [problem], version: row.version };
  if (row.version !== version) {
    return { ok: false, problems: [{ code: 'benevolat.changee' }], version: row.version };
  }
  const { status, motif_refus_id: motif } = decision;
  const motif_refus_id = motif !== null && isMotifRefus(motif) ? motif : null;
  await writeDecision(tx, row.id, { status, motif_refus_id, by: actor.id, at });
  await writeHistory(tx, {
    objet: objetDeclaration,
    id_objet: row.id,
    by: actor,
    at,
    action: `cec.${actionByDecision[status]}`,
    from,
    to: status,
    why: motif_refus_id === null ? null : motifsRefusCec[motif_refus_id],
    ...(motif_refus_id === null ? {} : { details: { motif_refus_id } }),
  });
  const decided = await findDeclaration(tx, row.id);
  if (!decided) throw new Error('a declaration that is held went away');
  return { ok: true, value: decided, version: decided.version };
}
