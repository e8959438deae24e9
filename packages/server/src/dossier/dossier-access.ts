import type { Actor } from '@asso/domain/compte/actor';
import type { DossierRights } from '@asso/domain/dossier/dossier.rights';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db } from '../platform/db/database.ts';
import { type DossierRow, findDossier } from './dossier.sql.ts';
import { rightsOn } from './dossier-ref.ts';

/** What is missing, or belongs to somebody else, answers the same 404. */
export const inaccessible = refused({ code: 'dossier.inaccessible' });

/** The dossier, if this person has this right on it. Seen but not allowed is 403; not seen at all is 404. */
export function allowed(
  actor: Actor,
  dossier: DossierRow | undefined,
  right: keyof DossierRights,
): Result<DossierRow> {
  if (!dossier) return inaccessible;
  const rights = rightsOn(actor, dossier);
  if (rights[right]) return ok(dossier);
  return rights.consult ? refused({ code: 'dossier.non-editable' }) : inaccessible;
}

export async function readAllowed(
  db: Db,
  { actor, key }: { actor: Actor; key: string },
  right: keyof DossierRights = 'consult',
): Promise<Result<DossierRow>> {
  return allowed(actor, await findDossier(db, key), right);
}
