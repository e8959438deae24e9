// The queries here are about the people who may act for an association (ligne.sql.ts writes and lists them).
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/db/database.ts';

export type RepresentantRow = Row<'representant_legal'>;

type Nomme = { id_association: string; id_siret: string | null; siege: string | null; email: string };

/**
 * Tells whether this address belongs to a person whom the association already named for this establishment, for its
 * seat or for the whole of it. A person who was named while the past was closed to a manager proves nothing: that
 * manager may have named themself.
 */
export async function isRepresentantCourriel(
  db: Db,
  { id_association, id_siret, siege, email }: Nomme,
): Promise<boolean> {
  const row = await db
    .selectFrom('representant_legal as r')
    .select('r.id')
    .where('r.id_association', '=', id_association)
    .where('r.deleted', '=', false)
    .where(sql`lower(r.courriel)`, '=', email.toLowerCase())
    .where(sql<boolean>`(r.id_siret is null or r.id_siret in (${siege}, ${id_siret}))`)
    .where(sql<boolean>`not exists (
      select from membre_association m
      where m.id_association = r.id_association and m.ferme_avant <= r.updated_at
        and (m.etat = 'active' or m.since >= r.updated_at))`)
    .executeTakeFirst();
  return row !== undefined;
}
