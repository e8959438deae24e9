// The queries here are about the accounts among which a signatory is found, and how each came into the association.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type Entree = {
  id: string;
  email: string;
  prenom: string;
  nom: string;
  par: string | null;
  nom_par: string | null;
  nom_accepte: string | null;
  since: Date;
  /** True of a present member who sees the whole establishment of the dossier. */
  isOuvert: boolean;
};

/** Lists everybody who came into the association, those who left included, one line each: the widest access present. */
export async function listEntrees(
  db: Db,
  { id_association, id_siret }: { id_association: string; id_siret: string | null },
): Promise<Entree[]> {
  const { rows } = await sql<Entree>`
    select distinct on (u.id) u.id, u.email::text as email, u.prenom, u.nom, m.par, m.nom_accepte, m.since,
      p.prenom || ' ' || p.nom as nom_par,
      (m.etat = 'active' and not m.restreint and d.id is not null
        and coalesce(m.id_siret, ${id_siret}) = ${id_siret}) as "isOuvert"
    from membre_association m
    join utilisateur u on u.id = m.id_utilisateur
    left join destinataire d on d.id = u.id
    left join utilisateur p on p.id = m.par
    where m.id_association = ${id_association}
    order by u.id, "isOuvert" desc, m.since`.execute(db);
  return rows;
}

/** Tells who wrote the card of this person, and when. */
export const findFicheEcrite = (db: Db, id: string): Promise<{ par: string | null; le: Date } | undefined> =>
  db
    .selectFrom('representant_legal as r')
    .leftJoin('utilisateur as u', 'u.id', 'r.created_by')
    .select([sql<string | null>`u.prenom || ' ' || u.nom`.as('par'), 'r.created_at as le'])
    .where('r.id', '=', id)
    .executeTakeFirst();
