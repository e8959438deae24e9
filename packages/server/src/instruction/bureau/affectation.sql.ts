// The queries here are about the person in charge of each dossier within its service, beside the state of its
// instruction, and the people who may be put in charge.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export type InstructionPlace = { id_dossier: string; id_service: string };
type Personne = { id: string; nom: string };
export type Affectation = { affecte_a: Personne | null; affecte_le: Date | null };

export async function findAffectation(
  db: Db,
  { id_dossier, id_service }: InstructionPlace,
): Promise<Affectation> {
  const { rows } = await sql<{ id: string | null; nom: string | null; le: Date | null }>`
    select i.affecte_a as id, u.prenom || ' ' || u.nom as nom, i.affecte_le as le
    from instruction i left join utilisateur u on u.id = i.affecte_a
    where i.id_dossier = ${id_dossier} and i.id_service_instructeur = ${id_service}`.execute(db);
  const [row] = rows;
  if (!row?.id) return { affecte_a: null, affecte_le: null };
  return { affecte_a: { id: row.id, nom: row.nom ?? '' }, affecte_le: row.le };
}

/**
 * Puts this person, or nobody, in charge. The state of the instruction does not change, so the dossier keeps its place
 * in the queue.
 */
export const saveAffecte = (
  trx: Tx,
  { id_dossier, id_service }: InstructionPlace,
  { a, at }: { a: string | null; at: Date },
) =>
  sql`update instruction set affecte_a = ${a}::uuid, affecte_le = ${a === null ? null : at}::timestamptz
    where id_dossier = ${id_dossier} and id_service_instructeur = ${id_service}`.execute(trx);

/** Lists the people of these services whose account is validated, not locked and not closed, by name. */
export async function listCollegues(
  db: Db,
  services: readonly string[],
): Promise<(Personne & { id_service: string })[]> {
  const { rows } = await sql<Personne & { id_service: string }>`
    select u.id, u.prenom || ' ' || u.nom as nom, m.id_service
    from membre_service m join utilisateur u on u.id = m.id_utilisateur
    where m.id_service = any(${[...services]}::uuid[]) and u.enabled and not u.locked and u.desactive_at is null
    order by u.nom, u.prenom, u.id`.execute(db);
  return rows;
}
