import { findPersonne } from '../compte/utilisateur.sql.ts';
import type { Db } from '../platform/db/database.ts';
import type { Refused } from '../platform/http/handlers.ts';

type Modifie = { modifie_par: string; modifie_le: Date };

/** Adds to a conflict the name of the person who saved meanwhile, and when; any other refusal is returned unchanged. */
export async function withAuthor(db: Db, refused: Refused, modifie: Modifie): Promise<Refused> {
  if (!refused.conflicts) return refused;
  const par = await lastAuthor(db, modifie);
  return { ...refused, ...(par ? { par, par_id: modifie.modifie_par } : {}), le: modifie.modifie_le };
}

/**
 * Gives the name of the person who wrote the current version. The history would not do, because an agent's note is
 * written there without making a version.
 */
export async function lastAuthor(db: Db, { modifie_par }: Modifie): Promise<string | undefined> {
  const personne = await findPersonne(db, modifie_par);
  return personne && `${personne.prenom} ${personne.nom}`;
}

/**
 * Refuses an act on a dossier of which the person saw another version; tells who wrote the present one, and when.
 * `quoi` names what they changed, where it is not the dossier as a whole.
 */
export async function dossierConflict(
  db: Db,
  dossier: Modifie & { version: number },
  quoi?: string,
): Promise<Refused> {
  const par = await lastAuthor(db, dossier);
  return {
    ok: false,
    problems: [{ code: 'kernel.conflit', ...(quoi === undefined ? {} : { params: { quoi } }) }],
    version: dossier.version,
    ...(par ? { par, par_id: dossier.modifie_par } : {}),
    le: dossier.modifie_le,
  };
}
