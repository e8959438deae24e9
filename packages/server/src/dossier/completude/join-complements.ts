import type { PointCompletude } from '@asso/domain/dossier/completude/completude.rules';
import { pieceCode } from '@asso/domain/dossier/completude/points-completude.rules';
import type { Problem } from '@asso/domain/kernel/result';
import { ok, type Result } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import type { Complements } from '../dossier-kinds.ts';
import type { DocumentChoices } from '../pieces/au-choix.ts';
import { documentProblems } from '../pieces/au-choix.ts';
import { joinPiece } from '../pieces/pieces.sql.ts';
import { recordPiecesSent } from '../pieces/pieces-transmises.sql.ts';

type Open = { points: readonly PointCompletude[]; documents: DocumentChoices['documents'] };

/**
 * Joins the files that answer a request to complete a dossier of either kind: `points` are those a service may ask,
 * `documents` those this person may choose.
 */
export async function joinDossierComplements(
  trx: Tx,
  { dossier, pieces, actor, at }: Complements,
  { points, documents }: Open,
): Promise<Result<ReadonlyMap<string, string>>> {
  const problems = pieces.flatMap(({ point, uuid }): Problem[] => {
    const nature = points.find(({ code }) => code === point)?.nature ?? '';
    return documentProblems({ documents }, { uuid, nature, field: `reponses.${point}` });
  });
  if (problems.length > 0) return { ok: false, problems };
  for (const { point, uuid } of pieces) {
    const code = pieceCode(point);
    await joinPiece(trx, {
      id_dossier: dossier.id,
      code,
      id_document: uuid,
      jointe_le: at,
      jointe_par: actor.id,
    });
  }
  if (pieces.length > 0) await recordPiecesSent(trx, dossier.id, at);
  return ok(new Map(documents.map(({ id, nom }) => [id, nom])));
}
