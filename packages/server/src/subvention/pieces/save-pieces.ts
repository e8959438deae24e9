import { computeStatut } from '@asso/domain/subvention/dossier-subvention.rules';
import type { DemarcheActe } from '../../demarche/demarche.ts';
import { joinPieces, notePieces, type Piece } from '../../demarche/save-pieces.ts';
import type { DossierRow } from '../../dossier/dossier.sql.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Answer } from '../../platform/http/handlers.ts';
import { kindSubvention } from '../dossier-subvention-kind.ts';
import { loadDossier } from '../load-dossier.ts';
import { realignDossier } from '../renouvellement/realign-dossier.ts';

type Save = DemarcheActe & {
  one: DossierRow;
  pieces: readonly Piece[];
  /** True when the person leaves step 2. */
  isLeft?: boolean;
};

/** Joins or removes documents of the association; `statut` follows and, once the step is left, so do the projects. */
export async function savePiecesSubvention(
  trx: Tx,
  { one: row, pieces, isLeft = false, ...acte }: Save,
): Promise<Answer<{ version: number; projets_ajustes: number }>> {
  const joined = await joinPieces(kindSubvention, trx, { ...acte, one: row, pieces });
  if (!joined.ok) return joined;
  const { complet } = await loadDossier(trx, row);
  const aligned = isLeft ? await realignDossier(trx, { row, complet }, acte) : null;
  const projets_ajustes = aligned?.ajustes ?? 0;
  const statut = computeStatut(complet);
  const isSame = pieces.length === 0 && projets_ajustes === 0 && row.statut === statut;
  const touche = { ...acte, one: row };
  const { version } = isSame ? row : await kindSubvention.touch(trx, touche, { statut });
  if (pieces.length > 0) await notePieces(kindSubvention, trx, touche);
  return { ok: true, value: { version, projets_ajustes }, version };
}
