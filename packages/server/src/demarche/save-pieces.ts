import type { Problem, Result } from '@asso/domain/kernel/result';
import { ok, refused } from '@asso/domain/kernel/result';
import { documentProblems } from '../dossier/pieces/au-choix.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Demarche, DemarcheActe, Forme, Pieces } from './demarche.ts';

export type Piece = { code: string; uuid: string | null };
type Joining<F extends Forme> = DemarcheActe & { one: F['objet']; pieces: readonly Piece[] };

/** Joins documents of the association to an object that the caller has locked, or takes them away. */
export async function savePieces<F extends Forme>(
  kind: Demarche<F>,
  tx: Tx,
  joining: Joining<F>,
): Promise<Result<F['objet']>> {
  const joined = await joinPieces(kind, tx, joining);
  if (!joined.ok) return joined;
  const { pieces: _, ...touche } = joining;
  const { one, actor, at } = touche;
  const { corps } = kind.tete(one);
  const suites = (await kind.suites?.(tx, one, { actor, at, corps })) ?? ok({});
  if (!suites.ok) return suites;
  const value = await kind.touch(tx, touche, suites.value);
  await notePieces(kind, tx, touche);
  return ok(value);
}

/** Checks and joins the pieces; the caller writes what follows, and the line of history. */
export async function joinPieces<F extends Forme>(
  kind: Demarche<F>,
  tx: Tx,
  { one, pieces, actor, at }: Joining<F>,
): Promise<Result<null>> {
  const rows = kind.pieces;
  if (!rows) throw new Error(`a procedure without pieces: ${kind.mot}`);
  const loaded = await kind.load(tx, one, { actor, now: at });
  const [first, ...others] = pieces.flatMap((piece) => pieceProblems(rows, loaded, piece));
  if (first) return refused(first, ...others);
  for (const { code, uuid } of pieces) {
    if (uuid === null) await rows.leave(tx, one, code);
    else await rows.join(tx, one, { code, uuid, actor, at });
  }
  return ok(null);
}

export const notePieces = <F extends Forme>(
  { objet, mot, tete }: Demarche<F>,
  tx: Tx,
  { one, actor, at }: DemarcheActe & { one: F['objet'] },
) => writeHistory(tx, { objet, id_objet: tete(one).id, by: actor, at, action: `${mot}.pieces` });

/** Refuses a piece that is not asked for, and a document that this person may not join or that has another type. */
function pieceProblems<F extends Forme>(
  { attendus, auChoix }: Pieces<F>,
  loaded: F['charge'],
  { code, uuid }: Piece,
): Problem[] {
  const field = `pieces.${code}`;
  const attendu = attendus(loaded).find((one) => one.code === code);
  if (!attendu) return [{ code: 'dossier.piece-inconnue', field }];
  return uuid === null ? [] : documentProblems(auChoix(loaded), { uuid, nature: attendu.nature, field });
}
