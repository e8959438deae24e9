import type { PointCompletude } from '@asso/domain/dossier/completude.rules';
import type { Problem } from '@asso/domain/kernel/result';
import { ok, type Result } from '@asso/domain/kernel/result';
import { documentsOf } from '@asso/domain/subvention/dossier-subvention.rules';
import { pieceOf, pointsCompletude } from '@asso/domain/subvention/points-completude.rules';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import type { Complements } from '../dossier/dossier-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { joinPiece } from './dossier-subvention.sql.ts';
import { type AuChoix, loadDossier } from './load-dossier.ts';
import { documentProblems } from './pieces/save-pieces.ts';
import { recordPiecesSent } from './transmission/pieces-transmises.sql.ts';

/** Gives what a service may find missing in a grant dossier: what its campaign asks of it today, and its projects. */
export async function completudeSubvention(db: Db, dossier: DossierRow) {
  const { complet, projets } = await loadDossier(db, dossier);
  return { points: pointsCompletude(documentsOf(complet), projets), zone: complet.campagne.fuseau };
}

/** The documents brought replace the pieces that were asked again; those they replace stay in the vault. */
export async function joinComplements(
  trx: Tx,
  { dossier, pieces, actor, at }: Complements,
): Promise<Result<ReadonlyMap<string, string>>> {
  const { complet, projets, auChoix } = await loadDossier(trx, dossier, actor);
  const points = pointsCompletude(documentsOf(complet), projets);
  return joinComplementsOf(trx, { dossier, pieces, actor, at }, { points, documents: auChoix.documents });
}

type Open = { points: readonly PointCompletude[]; documents: AuChoix['documents'] };

/** Does so for either kind: `points` are those a service may ask, `documents` those this person may choose. */
export async function joinComplementsOf(
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
    const code = pieceOf(point);
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
