import { documentsAgrement, statutAgrement } from '@asso/domain/agrement/dossier-agrement.rules';
import type { Actor } from '@asso/domain/compte/actor';
import type { Problem } from '@asso/domain/kernel/result';
import { lockDossier, touchDossier } from '../dossier/dossier.sql.ts';
import { allowed } from '../dossier/dossier-access.ts';
import { documentProblems } from '../dossier/pieces/au-choix.ts';
import { joinPiece, leavePiece } from '../dossier/pieces/pieces.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Answer } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { type LoadedAgrement, loadAgrement } from './load-agrement.ts';

type Piece = { code: string; uuid: string | null };
type Save = { actor: Actor; key: string; pieces: readonly Piece[] };

/** It joins documents of the association to the dossier, or takes them away; `statut` follows [R4.58]. */
export const savePiecesAgrement = (
  platform: Platform,
  { actor, key, pieces }: Save,
): Promise<Answer<{ version: number }>> =>
  inTransaction(platform.db, async (trx) => {
    const found = allowed(actor, await lockDossier(trx, key), { right: 'edit', genre: 'agrement' });
    if (!found.ok) return found;
    const at = platform.clock.now();
    const { id: id_dossier } = found.value;
    const loaded = await loadAgrement(trx, found.value, { actor, now: at });
    const problems = pieces.flatMap((piece) => pieceProblems(loaded, piece));
    if (problems.length > 0) return { ok: false, problems };
    for (const { code, uuid } of pieces) {
      if (uuid === null) await leavePiece(trx, { id_dossier, code });
      else await joinPiece(trx, { id_dossier, code, id_document: uuid, jointe_le: at, jointe_par: actor.id });
    }
    const { complet } = await loadAgrement(trx, found.value, { now: at });
    const touch = { id: id_dossier, by: actor.id, at };
    const version = await touchDossier(trx, touch, { statut: statutAgrement(complet) });
    const line = { objet: 'dossier', id_objet: id_dossier, by: actor, at };
    await writeHistory(trx, { ...line, action: 'dossier.pieces' });
    return { ok: true, value: { version }, version };
  });

/** Only pieces that the dossier asks for are taken, and only documents that this person may choose. */
function pieceProblems({ complet, auChoix }: LoadedAgrement, { code, uuid }: Piece): Problem[] {
  const field = `pieces.${code}`;
  const attendu = documentsAgrement(complet).find((one) => one.code === code);
  if (!attendu) return [{ code: 'dossier.piece-inconnue', field }];
  return uuid === null ? [] : documentProblems(auChoix, { uuid, nature: attendu.nature, field });
}
