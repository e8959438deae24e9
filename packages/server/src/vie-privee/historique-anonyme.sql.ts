// The trace of what was done, once nobody needs to know by whom.
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** For this transaction only: the table otherwise never changes (migration 0450). */
const ouvre = (tx: Tx) => sql`select set_config('portail.conservation', 'oui', true)`.execute(tx);

const ferme = (tx: Tx) => sql`select set_config('portail.conservation', '', true)`.execute(tx);

const sansNom = sql`id_utilisateur = null, utilisateur = null, motif = null, details = null`;

/** What was done of these objects. */
export async function anonymiseHistoireDe(tx: Tx, objet: string, ids: readonly string[]): Promise<void> {
  await ouvre(tx);
  await sql`update historique set ${sansNom} where objet = ${objet} and id_objet = any(${[...ids]}::text[])`.execute(
    tx,
  );
  await ferme(tx);
}

/** The oldest first; what dossiers and requests keep goes with them. How many were met. */
export async function anonymiseJournal(
  tx: Tx,
  { avant, limit }: { avant: Date; limit: number },
): Promise<number> {
  await ouvre(tx);
  const { rows } = await sql<{ id: string }>`
    update historique set ${sansNom} where id in (
      select id from historique
      where survenu_le <= ${avant} and objet not in ('dossier', 'crf', 'demande-siret')
        and num_nonnulls(id_utilisateur, utilisateur, motif, details) > 0
      limit ${limit})
    returning id`.execute(tx);
  await ferme(tx);
  return rows.length;
}
