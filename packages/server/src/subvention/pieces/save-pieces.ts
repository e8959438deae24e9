import type { Actor } from '@asso/domain/compte/actor';
import type { Problem } from '@asso/domain/kernel/result';
import { documentsOf, statutOf } from '@asso/domain/subvention/dossier-subvention.rules';
import { documentsDuProjet } from '@asso/domain/subvention/projets-du-dossier.rules';
import { lockDossier, touchDossier } from '../../dossier/dossier.sql.ts';
import { allowed } from '../../dossier/dossier-access.ts';
import { documentProblems } from '../../dossier/pieces/au-choix.ts';
import { joinPiece, leavePiece } from '../../dossier/pieces/pieces.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Answer } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Loaded, loadDossier } from '../load-dossier.ts';
import { realignDossier } from '../renouvellement/realign-dossier.ts';

type Piece = { code: string; uuid: string | null };
type Save = {
  actor: Actor;
  key: string;
  pieces: readonly Piece[];
  /** It is true when the person leaves step 2. */
  isLeft?: boolean;
};

/** Joins or removes documents of the association; `statut` follows and, once the step is left, so do the projects. */
export const savePieces = (
  platform: Platform,
  { actor, key, pieces, isLeft = false }: Save,
): Promise<Answer<{ version: number; projets_ajustes: number }>> =>
  inTransaction(platform.db, async (trx) => {
    const found = allowed(actor, await lockDossier(trx, key), { right: 'edit', genre: 'subvention' });
    if (!found.ok) return found;
    const loaded = await loadDossier(trx, found.value, actor);
    const [first, ...others] = pieces.flatMap((piece) => pieceProblems(loaded, piece));
    if (first) return { ok: false, problems: [first, ...others] };
    const at = platform.clock.now();
    const id_dossier = found.value.id;
    for (const { code, uuid } of pieces) {
      if (uuid === null) await leavePiece(trx, { id_dossier, code });
      else await joinPiece(trx, { id_dossier, code, id_document: uuid, jointe_le: at, jointe_par: actor.id });
    }
    const { complet } = await loadDossier(trx, found.value);
    const row = found.value;
    const aligned = isLeft ? await realignDossier(trx, { row, complet }, { actor, at }) : null;
    const projets_ajustes = aligned?.ajustes ?? 0;
    if (pieces.length === 0 && projets_ajustes === 0 && found.value.statut === statutOf(complet)) {
      return {
        ok: true,
        value: { version: found.value.version, projets_ajustes },
        version: found.value.version,
      };
    }
    const version = await touchDossier(
      trx,
      { id: id_dossier, by: actor.id, at },
      { statut: statutOf(complet) },
    );
    if (pieces.length > 0) {
      const line = { objet: 'dossier', id_objet: id_dossier, by: actor, at };
      await writeHistory(trx, { ...line, action: 'dossier.pieces' });
    }
    return { ok: true, value: { version, projets_ajustes }, version };
  });

/**
 * Refuses a piece that neither the dossier nor one of its projects asks for, and a document of another association.
 */
function pieceProblems({ complet, auChoix }: Loaded, { code, uuid }: Piece): Problem[] {
  const field = `pieces.${code}`;
  const attendus = [
    ...documentsOf(complet),
    ...complet.projets.flatMap((projet) => documentsDuProjet(complet, projet)),
  ];
  const attendu = attendus.find((one) => one.code === code);
  if (!attendu) return [{ code: 'dossier.piece-inconnue', field }];
  return uuid === null ? [] : documentProblems(auChoix, { uuid, nature: attendu.nature, field });
}
