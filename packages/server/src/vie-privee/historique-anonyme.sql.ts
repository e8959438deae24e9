// The queries here erase the names from the history once nobody needs them; what was done stays.
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import { eraseHistoryValeurs, eraseValeurs } from '../platform/history/historique-valeurs.sql.ts';

/** Opens the history to changes for this transaction only: otherwise the table never changes (migration 0450). */
const ouvre = (tx: Tx) => sql`select set_config('portail.conservation', 'oui', true)`.execute(tx);

const ferme = (tx: Tx) => sql`select set_config('portail.conservation', '', true)`.execute(tx);

/** Keeps the value before or after only when it is the code of a state: a longer word may be a name. */
const code = (column: 'avant' | 'apres') => {
  const value = sql.ref(column);
  return sql`case when ${value} ~ '^[A-Z0-9]{1,3}$' then ${value} end`;
};
const sansValeurs = sql`avant = ${code('avant')}, apres = ${code('apres')}`;
const sansNom = sql`id_utilisateur = null, utilisateur = null, motif = null, details = null, ${sansValeurs}`;
const sansChamps = sql`${sansValeurs}, details = details - 'avant_apres'`;
const nommeQuelquun = sql`(num_nonnulls(id_utilisateur, utilisateur, motif, details) > 0
  or avant is distinct from ${code('avant')} or apres is distinct from ${code('apres')})`;

/** Erases the names from the lines about these objects. */
export async function anonymiseHistoire(tx: Tx, objet: string, ids: readonly string[]): Promise<void> {
  await ouvre(tx);
  await sql`update historique set ${sansNom} where objet = ${objet} and id_objet = any(${[...ids]}::text[])`.execute(
    tx,
  );
  await ferme(tx);
  await eraseHistoryValeurs(tx, objet, ids);
}

/** Erases the values of the lines about these objects, which are gone; the author of each line stays. */
export async function forgetValeurs(tx: Tx, objet: string, ids: readonly string[]): Promise<void> {
  await ouvre(tx);
  await sql`update historique set ${sansChamps} where objet = ${objet} and id_objet = any(${[...ids]}::text[])`.execute(
    tx,
  );
  await ferme(tx);
  await eraseHistoryValeurs(tx, objet, ids);
}

/**
 * Erases names from the lines written by `subtractDuree`, except those of dossiers, reports and SIRET requests, which go with
 * their object. Returns how many lines were changed.
 */
export async function anonymiseJournal(
  tx: Tx,
  { avant, limit }: { avant: Date; limit: number },
): Promise<number> {
  await ouvre(tx);
  const { rows } = await sql<{ id: string }>`
    update historique set ${sansNom} where id in (
      select id from historique
      where survenu_le <= ${avant} and objet not in ('dossier', 'crf', 'demande-siret')
        and ${nommeQuelquun}
      limit ${limit})
    returning id`.execute(tx);
  await ferme(tx);
  await eraseValeurs(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
