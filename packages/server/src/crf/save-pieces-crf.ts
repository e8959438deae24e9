import type { Actor } from '@asso/domain/compte/actor';
import { documentsDuCrf } from '@asso/domain/crf/crf.rules';
import type { Problem } from '@asso/domain/kernel/result';
import { documentProblems } from '../dossier/pieces/au-choix.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Answer } from '../platform/http/handlers.ts';
import { joinPieceCrf, leavePieceCrf, touchCrf } from './crf.sql.ts';
import type { FoundCrf } from './crf-access.ts';
import { type LoadedCrf, loadCrf } from './load-crf.ts';

type Piece = { code: string; uuid: string | null };
type Save = { actor: Actor; pieces: readonly Piece[]; at: Date };

/** Joins documents of the association to a report, or removes them; the caller has locked the dossier. */
export async function savePiecesCrf(
  trx: Tx,
  found: FoundCrf,
  { actor, pieces, at }: Save,
): Promise<Answer<FoundCrf>> {
  const loaded = await loadCrf(trx, found, actor);
  const [first, ...others] = pieces.flatMap((piece) => pieceProblems(loaded, piece));
  if (first) return { ok: false, problems: [first, ...others] };
  const { dossier, crf } = found;
  for (const { code, uuid } of pieces) {
    const key = { id_crf: crf.id, code };
    if (uuid === null) await leavePieceCrf(trx, key);
    else await joinPieceCrf(trx, { ...key, id_document: uuid, jointe_le: at, jointe_par: actor.id });
  }
  const row = await touchCrf(trx, { id: crf.id, by: actor.id, at });
  await writeHistory(trx, { objet: 'crf', id_objet: crf.id, by: actor, at, action: 'crf.pieces' });
  return { ok: true, value: { dossier, crf: row } };
}

/** Refuses a piece that is not asked for, and a document that this person may not join or that has another type. */
function pieceProblems({ complet, source }: LoadedCrf, { code, uuid }: Piece): Problem[] {
  const field = `pieces.${code}`;
  const attendu = documentsDuCrf(complet).find((one) => one.code === code);
  if (!attendu) return [{ code: 'dossier.piece-inconnue', field }];
  return uuid === null ? [] : documentProblems(source.auChoix, { uuid, nature: attendu.nature, field });
}
