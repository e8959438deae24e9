// Says who may do what with a dossier, and holds the one way to open it or to lock it.
import type { Actor } from '@asso/domain/compte/actor';
import {
  type DossierRef,
  type DossierRights,
  dossierRights,
  isReadable,
  readablePart,
} from '@asso/domain/dossier/dossier.rights';
import { type GenreDossier, libellesGenres } from '@asso/domain/dossier/genre.rows';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db } from '../platform/db/database.ts';
import { type DossierRow, findDossier, type HeadRow, type InstructionRow } from './dossier.sql.ts';

/** A dossier that does not exist and one that belongs to somebody else answer the same 404. */
export const inaccessibleRefusal = refused({ code: 'dossier.inaccessible' });

type Right = keyof DossierRights;

/**
 * Returns the dossier, if this person has this right on it. A dossier they may see but not use answers 403, one they
 * may not see answers 404; a dossier of another kind than the call expects also answers 404, which says so to a person
 * who may see it.
 */
export function allowed(
  actor: Actor,
  dossier: DossierRow | undefined,
  wanted: Right | { right: Right; genre: GenreDossier | undefined },
): Result<DossierRow> {
  if (!dossier) return inaccessibleRefusal;
  const { right, genre } = typeof wanted === 'string' ? { right: wanted, genre: undefined } : wanted;
  const rights = dossierRightsOn(actor, dossier);
  if (genre !== undefined && dossier.genre !== genre) {
    return rights.consult
      ? refused({ code: 'dossier.autre-genre', params: { genre: libellesGenres[dossier.genre] } })
      : inaccessibleRefusal;
  }
  if (rights[right]) return ok(dossier);
  return rights.consult ? refused({ code: 'dossier.non-editable' }) : inaccessibleRefusal;
}

export async function readAllowed(
  db: Db,
  { actor, key, genre }: { actor: Actor; key: string; genre?: GenreDossier },
  right: Right = 'consult',
): Promise<Result<DossierRow>> {
  return allowed(actor, await findDossier(db, key), { right, genre });
}

/** Turns a row into what the rules on rights take. */
export const dossierRef = (row: HeadRow): DossierRef => ({
  genre: row.genre,
  id_association: row.id_association,
  id_siret: row.id_siret,
  createdBy: { id: row.created_by, type: row.created_by_type, id_service: row.created_by_service },
  sharedWith: row.shared_with,
  instructions: row.instructions,
  isSubventionActive: row.subvention_active,
});

/** Lists the instructions of the dossier that this person may read. */
export function readableInstructions(actor: Actor, row: HeadRow): InstructionRow[] {
  const part = readablePart(actor, dossierRef(row));
  return row.instructions.filter((one) => isReadable(part, { id_service: one.id_service_instructeur }));
}

export const dossierRightsOn = (actor: Actor, row: HeadRow) => dossierRights(actor, dossierRef(row));
