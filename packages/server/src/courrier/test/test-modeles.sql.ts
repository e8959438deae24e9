// Test support: the published versions of letter templates, read from the database.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export const objetsPublies = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ objet: string }>`select objet from modele_courrier_version`.execute(db);
  return rows.map(({ objet }) => objet);
};

export const changePublished = (db: Db) =>
  sql`update modele_courrier_version set texte = 'autre'`.execute(db);

export const deletePublished = (db: Db) => sql`delete from modele_courrier_version`.execute(db);
