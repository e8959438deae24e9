// The queries here are about what an account shows of its associations, read in one query.
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export type Faits = {
  id: string;
  id_correspondance: string;
  id_rna: string | null;
  id_siren: string | null;
  id_siret: string | null;
  /** The postcode of the seat, typed or of a register. */
  cp_siege: string | null;
  nom: string;
  representants: {
    id: string;
    nom: string | null;
    prenom: string | null;
    valideur_cec: boolean;
  }[];
};

type Asked = {
  idUtilisateur: string;
  ids: readonly string[];
  /** The associations of which this person may know all the people. */
  sieges: readonly string[];
  /** The establishments of which this person may know the people. */
  sirets: readonly string[];
};

export async function readFaits(db: Db, { idUtilisateur, ids, sieges, sirets }: Asked): Promise<Faits[]> {
  const { rows } = await sql<Faits>`
    select a.id, a.id_correspondance, a.id_rna, a.id_siren, a.id_siret_siege as id_siret, a.nom,
      coalesce(nullif(a.corps #>> '{coordonnees,adresse_siege,cp}', ''), a.code_postal) as cp_siege,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', r.id, 'nom', r.nom, 'prenom', r.prenom,
          'valideur_cec', r.valideur_cec) order by r.created_at)
        from representant_legal r
        where r.id_association = a.id and not r.deleted
          and (a.id = any(${[...sieges]}::uuid[]) or r.id_siret = any(${[...sirets]}::text[]))
          and not exists (
            select from membre_association m
            where m.id_association = a.id and m.id_utilisateur = ${idUtilisateur}
              and m.etat = 'active' and m.ferme_avant > r.created_at)
      ), '[]') as representants
    from association a where a.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}
