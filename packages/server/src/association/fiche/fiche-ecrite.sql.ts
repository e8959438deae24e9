// The queries here are about the instant at which an association last wrote in each section of its file.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export async function readSectionsEcrites(db: Db, idAssociation: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ section: string; le: Date }>`
    select section, max(survenu_le) as le from historique
    where objet = 'association' and id_objet = ${idAssociation} and section is not null
    group by section`.execute(db);
  return Object.fromEntries(rows.map(({ section, le }) => [section, le.toISOString()]));
}
