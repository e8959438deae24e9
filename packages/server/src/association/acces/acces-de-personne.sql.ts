// The queries here are about the memberships of one person, for the administrator of their account.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { MembreRow } from './membre.sql.ts';

type AccesRow = Pick<
  MembreRow,
  'id' | 'id_association' | 'id_siret' | 'fonction' | 'restreint' | 'since' | 'version'
> & {
  etat: 'demandee' | 'active';
  id_correspondance: string;
  nom: string;
  civilite: string | null;
};

/** Lists the active memberships of a person, then their requests that wait, by name of association. */
export async function listPersonneAcces(db: Db, id_utilisateur: string): Promise<AccesRow[]> {
  const { rows } = await sql<AccesRow>`
    select m.id, m.id_association, a.id_correspondance, a.nom, m.id_siret, m.fonction, u.civilite, m.etat,
      m.restreint, m.since, m.version
    from membre_association m
    join association a on a.id = m.id_association
    join utilisateur u on u.id = m.id_utilisateur
    where m.id_utilisateur = ${id_utilisateur} and m.etat in ('active', 'demandee')
    order by m.etat, a.nom, m.id_siret nulls first, m.id`.execute(db);
  return rows;
}
