import { findPersonne } from '../compte/utilisateur.sql.ts';
import type { Db } from '../platform/db/database.ts';
import type { Refused } from '../platform/http/handlers.ts';

type Modifie = { modifie_par: string; modifie_le: Date };

/** A conflict names who saved meanwhile, and when; another refusal is left as it is. */
export async function withAuthor(db: Db, refused: Refused, modifie: Modifie): Promise<Refused> {
  if (!refused.conflicts) return refused;
  const par = await lastAuthor(db, modifie);
  return { ...refused, ...(par ? { par } : {}), le: modifie.modifie_le };
}

/** Who made the version there is: what a desk notes of a dossier stands in its history too, and makes none. */
export async function lastAuthor(db: Db, { modifie_par }: Modifie): Promise<string | undefined> {
  const personne = await findPersonne(db, modifie_par);
  return personne && `${personne.prenom} ${personne.nom}`;
}
