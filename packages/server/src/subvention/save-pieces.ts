import type { Actor } from '@asso/domain/compte/actor';
import type { Problem } from '@asso/domain/kernel/result';
import { documentsDe, statutDe } from '@asso/domain/subvention/dossier-subvention.rules';
import { lockDossier, touchDossier } from '../dossier/dossier.sql.ts';
import { allowed } from '../dossier/dossier-access.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Answer } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { joinPiece, leavePiece } from './dossier-subvention.sql.ts';
import { type Loaded, loadDossier } from './load-dossier.ts';

type Piece = { code: string; uuid: string | null };

/** Joins documents of the association, or leaves them; `statut` follows. All or nothing. */
export const savePieces = (
  platform: Platform,
  { actor, key, pieces }: { actor: Actor; key: string; pieces: readonly Piece[] },
): Promise<Answer<{ version: number }>> =>
  inTransaction(platform.db, async (trx) => {
    const found = allowed(actor, await lockDossier(trx, key), 'edit');
    if (!found.ok) return found;
    const loaded = await loadDossier(trx, found.value);
    const [first, ...others] = pieces.flatMap((piece) => pieceProblems(loaded, piece));
    if (first) return { ok: false, problems: [first, ...others] };
    const at = platform.clock.now();
    const id_dossier = found.value.id;
    for (const { code, uuid } of pieces) {
      if (uuid === null) await leavePiece(trx, { id_dossier, code });
      else await joinPiece(trx, { id_dossier, code, id_document: uuid, jointe_le: at, jointe_par: actor.id });
    }
    const { complet } = await loadDossier(trx, found.value);
    const version = await touchDossier(
      trx,
      { id: id_dossier, by: actor.id, at },
      { statut: statutDe(complet) },
    );
    await writeHistory(trx, {
      objet: 'dossier',
      id_objet: id_dossier,
      by: actor,
      at,
      action: 'dossier.pieces',
    });
    return { ok: true, value: { version }, version };
  });

/** Only pieces that are asked, only documents of this association. */
function pieceProblems({ complet, documents }: Loaded, { code, uuid }: Piece): Problem[] {
  const field = `pieces.${code}`;
  if (!documentsDe(complet).some((one) => one.code === code)) {
    return [{ code: 'subvention.piece-inconnue', field }];
  }
  const isOurs = uuid === null || documents.some((one) => one.id === uuid);
  return isOurs ? [] : [{ code: 'subvention.document-inutilisable', field }];
}
