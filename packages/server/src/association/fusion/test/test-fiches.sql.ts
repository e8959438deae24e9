// Test support: two files of one association, with something in each table, and what each of them holds.
import { randomInt, randomUUID } from 'node:crypto';
import { tablesDeplacees } from '@asso/domain/association/fusion/fusion.rows';
import { sql, type Updateable } from 'kysely';
import { aService } from '../../../compte/test/test-comptes.sql.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import { tablesFusion } from '../tables-fusion.sql.ts';

type Du = { id_association: string; par: string };

/** Writes a request of a grant: its title, its words and what its service lists come from the portal's own triggers. */
export async function addDossier(
  db: Db,
  { id_association, par, siret, aide = 'FDVA' }: Du & { siret: string; aide?: string },
): Promise<string> {
  const { id: service } = await aService(db);
  const { rows } = await sql<{ id: string }>`
    insert into dossier (id_fo, genre, id_association, id_siret, exercice, exercice_fin, titre, id_type_dispositif,
      id_service_instructeur, cle_unicite, tete, recherche, created_by, created_by_type, cree_le, modifie_le, modifie_par)
    values (${`27-${randomInt(100_000, 999_999)}`}, 'subvention', ${id_association}, ${siret}, 2027, 2027,
      'Vie associative', ${aide}, ${service}, ${randomUUID()}, '{}', 'vie associative', ${par}, 'association', now(),
      now(), ${par})
    returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`insert into instruction (id_dossier, id_service_instructeur, modifie_le)
    values (${id}, ${service}, now())`.execute(db);
  return id;
}

export async function addRib(
  db: Db,
  { id_association, siret, iban }: { id_association: string; siret: string; iban: string },
): Promise<string> {
  const row = await db
    .insertInto('rib')
    .values({ id_association, id_siret: siret, titulaire: 'Les Pions', iban, bic: 'PSSTFRPPMAR' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Writes a paper of the vault, a yearly budget of 2026 and an address of a site. */
export async function addPapiers(db: Db, id_association: string): Promise<void> {
  await sql`insert into document (proprietaire, id_proprietaire, type, nom, taille, sha256, mime, etat_analyse)
    values ('association', ${id_association}, 'STA', 'statuts.pdf', 10, ${'a'.repeat(64)}, 'application/pdf', 'sur')`.execute(
    db,
  );
  await sql`insert into budget_annuel (id_association, annee) values (${id_association}, 2026)`.execute(db);
  await sql`insert into haa_adresse (id_association, corps, created_at, updated_at)
    values (${id_association}, '{}', now(), now())`.execute(db);
}

/** Writes a paper that a register gave for a number of the association. */
export const addRegistrePapier = (db: Db, id_association: string, origine: 'RNA' | 'Sirene') =>
  sql`insert into document (proprietaire, id_proprietaire, type, nom, taille, sha256, mime, etat_analyse, origine,
      ref_registre)
    values ('association', ${id_association}, 'STA', 'statuts.pdf', 10, ${'a'.repeat(64)}, 'application/pdf', 'sur',
      ${origine}, ${randomUUID()})`.execute(db);

/** Counts the rows of each table that name this association. */
export async function countLignes(db: Db, id: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of tablesDeplacees) {
    const { colonne = 'id_association' } = tablesFusion[table];
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${sql.ref(colonne)} = ${id}`.execute(db);
    if (rows[0]?.n) found[table] = rows[0].n;
  }
  return found;
}

export const readNameInFile = async (db: Db, id_dossier: string): Promise<string | null> => {
  const row = await db
    .selectFrom('instruction')
    .select('nom_association')
    .where('id_dossier', '=', id_dossier)
    .executeTakeFirst();
  return row?.nom_association ?? null;
};

/** Lists the columns that name an association: those of a foreign key, and those of that name without one. */
export async function listAssociationColonnes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ nom: string }>`
    select distinct c.table_name || '.' || c.column_name as nom
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.column_name = 'id_association' or exists (
      select from information_schema.key_column_usage k
      join information_schema.referential_constraints r
        on r.constraint_schema = k.constraint_schema and r.constraint_name = k.constraint_name
      join information_schema.table_constraints u
        on u.constraint_schema = r.unique_constraint_schema and u.constraint_name = r.unique_constraint_name
      where k.table_schema = c.table_schema and k.table_name = c.table_name and k.column_name = c.column_name
        and u.table_name = 'association'))
    order by nom`.execute(db);
  return rows.map(({ nom }) => nom);
}

/** Lists the tables where two rows of one association may not be alike, beside their primary key. */
export async function listTablesUniques(db: Db): Promise<string[]> {
  const { rows } = await sql<{ nom: string }>`
    select distinct i.indrelid::regclass::text as nom
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
    where i.indisunique and not i.indisprimary and a.attname in ('id_association', 'id_proprietaire')
    order by nom`.execute(db);
  return rows.map(({ nom }) => nom);
}

export const listLignesHistorique = async (db: Db, id_objet: string) =>
  db
    .selectFrom('historique')
    .select(['action', 'avant', 'apres', 'motif', 'utilisateur'])
    .where('objet', '=', 'association')
    .where('id_objet', '=', id_objet)
    .orderBy('id')
    .execute();

/** Writes columns of an association as a register or a person would have. */
export const setFiche = (db: Db, id: string, set: Updateable<Database['association']>) =>
  db.updateTable('association').set(set).where('id', '=', id).execute();

export const removeRibs = (db: Db, id_association: string) =>
  db.deleteFrom('rib').where('id_association', '=', id_association).execute();

/** Makes a merge as old as if it had been made at this instant. */
export const ageFusion = (db: Db, id: string, faite_le: Date) =>
  db.updateTable('fusion_association').set({ faite_le }).where('id', '=', id).execute();

export async function countFiches(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('association')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}
