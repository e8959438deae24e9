import { findPersonne } from '../compte/utilisateur.sql.ts';
import type { Db } from '../platform/db/database.ts';
import type { Refused } from '../platform/http/handlers.ts';

/** A conflict names who saved meanwhile, and when; another refusal is left as it is. */
export async function withAuthor(
  db: Db,
  refused: Refused,
  { modifie_par, modifie_le }: { modifie_par: string; modifie_le: Date },
): Promise<Refused> {
  if (!refused.conflicts) return refused;
  const personne = await findPersonne(db, modifie_par);
  const par = personne && `${personne.prenom} ${personne.nom}`;
  return { ...refused, ...(par ? { par } : {}), le: modifie_le };
}
