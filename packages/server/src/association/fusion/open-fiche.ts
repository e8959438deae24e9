import { canRattacher } from '@asso/domain/association/association.rights';
import type { Actor } from '@asso/domain/compte/actor';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db } from '../../platform/db/database.ts';
import { findAssociation } from '../association.sql.ts';
import { associationIntrouvable } from '../association-access.ts';

/** Gives the id of the association that this number finds, to who administers all of them. */
export async function openFiche(
  db: Db,
  { actor, id_asso }: { actor: Actor; id_asso: string },
): Promise<Result<string>> {
  if (!canRattacher(actor)) return refused({ code: 'kernel.interdit' });
  const id = await findId(db, id_asso);
  return id ? ok(id) : associationIntrouvable;
}

/** Finds the association of any of its numbers. */
async function findId(db: Db, numero: string): Promise<string | undefined> {
  const reference = recogniseReference(numero.trim());
  return reference ? (await findAssociation(db, reference))?.id : undefined;
}

/** Gives both files of a merge to who administers all associations. */
export async function openPaire(
  db: Db,
  { actor, id_asso, absorbee: numero }: { actor: Actor; id_asso: string; absorbee: string },
): Promise<Result<{ gardee: string; absorbee: string }>> {
  const gardee = await openFiche(db, { actor, id_asso });
  if (!gardee.ok) return gardee;
  const absorbee = await findId(db, numero);
  if (!absorbee) return refused({ code: 'association.fusion-autre-inconnue', field: 'absorbee' });
  if (absorbee === gardee.value) return refused({ code: 'association.fusion-meme-fiche', field: 'absorbee' });
  return ok({ gardee: gardee.value, absorbee });
}
