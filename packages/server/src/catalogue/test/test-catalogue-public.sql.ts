// Test support: reads what the public pages show, and marks the names that must never stand on one.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export async function findSubventionId(db: Db, code: string): Promise<string> {
  const { id_subvention } = await db
    .selectFrom('repertoire')
    .innerJoin('subvention', 'subvention.id', 'repertoire.id_subvention')
    .select('id_subvention')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return id_subvention;
}

export const writeRna = (db: Db, id_association: string, id_rna: string) =>
  db.updateTable('association').set({ id_rna }).where('id', '=', id_association).execute();

export const deleteVersions = async (db: Db, code: string) =>
  db
    .deleteFrom('campagne_version')
    .where('id_subvention', '=', await findSubventionId(db, code))
    .execute();

/** Marks the names of everybody and of every association with a text, so that a name that leaks is seen. */
export async function markEverybody(db: Db, mark: string): Promise<void> {
  await db
    .updateTable('utilisateur')
    .set({ nom: `${mark}-nom`, prenom: `${mark}-prenom` })
    .execute();
  await db
    .updateTable('association')
    .set({ nom: `${mark} association`, commune: `${mark}-commune` })
    .execute();
  // Somebody follows each of these départements without an account.
  await sql`
    insert into abonnement_catalogue (courriel, sujet, valeur, demande_le, confirme_le, dit_jusqu_a)
    select ${`${mark}@exemple.fr`}, 'departement', code, now(), now(), now()
    from unnest(array['13', '35']) code`.execute(db);
}

export async function countRows(db: Db, courriel: string) {
  const [abonnements, courriels] = await Promise.all([
    db.selectFrom('abonnement_catalogue').select('id').where('courriel', '=', courriel).execute(),
    db.selectFrom('courriel').select('id').where('destinataire', '=', courriel).execute(),
  ]);
  return { abonnements: abonnements.length, courriels: courriels.length };
}

/** Keeps a token of this address as the migration kept those of before; mails that were sent carry it. */
export const keepFormerJeton = (db: Db, { courriel, jeton }: { courriel: string; jeton: string }) =>
  sql`insert into abonnement_jeton (jeton, id_abonnement)
    select sha256(convert_to(${jeton}, 'UTF8')), id from abonnement_catalogue where courriel = ${courriel}`.execute(
    db,
  );

/** Gives all that the database keeps of the subscriptions of an address, as text. */
export async function abonnementsKept(db: Db, courriel: string): Promise<string> {
  const { rows } = await sql<{ texte: string }>`select (a.*, j.*)::text as texte
    from abonnement_catalogue a join abonnement_jeton j on j.id_abonnement = a.id
    where a.courriel = ${courriel}`.execute(db);
  return rows.map(({ texte }) => texte).join('\n');
}

/** Closes a subvention, as its service does. */
export const closeSubvention = (db: Db, code: string) =>
  db.updateTable('subvention').set({ active: false }).where('code', '=', code).execute();
