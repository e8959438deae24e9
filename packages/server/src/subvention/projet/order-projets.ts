import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { ordreProblems } from '@asso/domain/subvention/copie-projet.rules';
import type { DossierRow } from '../../dossier/dossier.sql.ts';
import { dossierRightsOn } from '../../dossier/dossier-access.ts';
import type { Tx } from '../../platform/db/database.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { listProjets } from '../dossier-subvention.sql.ts';
import { writeOrdre } from './projet-deplace.sql.ts';

type ProjetsOrder = { ordre?: readonly string[]; actor: Actor; at: Date };

/**
 * Changes the order of the projects, for a person who may write them; the history tells it once, when something moved.
 */
export async function orderProjets(
  trx: Tx,
  dossier: DossierRow,
  { ordre, actor, at }: ProjetsOrder,
): Promise<Result<boolean>> {
  if (!dossierRightsOn(actor, dossier).commit) return refused({ code: 'dossier.non-editable' });
  const projets = await listProjets(trx, dossier.id);
  const present = projets.map(({ id }) => id);
  const [problem] = ordre ? ordreProblems(ordre, present) : [];
  if (problem) return refused(problem);
  const asked = ordre ?? present;
  if (
    projets.every(
      ({ rang_dossier }, index) => asked[index] === projets[index]?.id && rang_dossier === index + 1,
    )
  )
    return ok(false);
  await writeOrdre(trx, asked);
  await writeHistory(trx, { objet: 'dossier', id_objet: dossier.id, by: actor, at, action: 'projet.ordre' });
  return ok(true);
}
