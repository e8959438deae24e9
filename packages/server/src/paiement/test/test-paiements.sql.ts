// Test support: states that only the database can produce.
import type { EtatPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Makes the account incomplete, as an import may leave it. */
export const leaveRib = (db: Db, id_dossier: string) =>
  sql`update rib set bic = null, iban = null from dossier d
    where d.id = ${id_dossier} and rib.id::text = d.tete->'demandeur'->>'id_rib'`.execute(db);

/** Gives the sum of the payments of a dossier that are in this state. */
export async function sumPaiements(db: Db, id_dossier: string, etat: EtatPaiement): Promise<number> {
  const { rows } = await sql<{ total: number }>`select coalesce(sum(montant), 0)::float8 as total
    from demande_paiement where id_dossier = ${id_dossier} and etat = ${etat}`.execute(db);
  return rows[0]?.total ?? 0;
}
