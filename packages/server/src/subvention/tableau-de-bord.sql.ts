// Figures of the two home pages, each read from the rows its list would show.
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import { sql } from 'kysely';
import { instructionsSeen, type Perimetre, perimetreSql } from '../dossier/dossier-list.sql.ts';
import type { Db } from '../platform/db/database.ts';

export type Tache = {
  id_dossier: string;
  id_fo: string;
  id_siret: string;
  titre: string;
  association: string;
  etat: EtatInstruction;
  echeance: string | null;
};

/** Dossiers the person takes part in, one line each, the nearest deadline first. */
export async function listTaches(db: Db, user: string, limit: number): Promise<Tache[]> {
  const { rows } = await sql<Tache>`
    select d.id as id_dossier, d.id_fo, d.id_siret, d.titre, a.nom as association, i.etat,
      (select s->>'date_fin' from json_array_elements(v.contenu->'sous_dispositifs') s
        where s->>'code' = d.id_sous_type_dispositif) as echeance
    from dossier d
    join association a on a.id = d.id_association
    join membre_association m on m.id_utilisateur = ${user} and m.id_association = d.id_association and m.etat = 'active'
    join lateral (select * from instruction x where x.id_dossier = d.id
      order by x.etat = 'C' desc, x.modifie_le desc limit 1) i on true
    join dossier_subvention ds on ds.id_dossier = d.id
    join campagne_version v on v.id = ds.id_campagne_version
    where not d.est_supprime
      and (d.created_by = ${user} or d.id in (select id_dossier from dossier_partage where id_utilisateur = ${user}))
    order by i.etat in ('A', 'C', '9') desc, echeance, d.modifie_le desc
    limit ${limit}`.execute(db);
  return rows;
}

/** What was asked and granted by exercise, for the associations seen whole. */
export async function sumArgent(
  db: Db,
  associations: readonly string[],
): Promise<{ annee: number; demande: number; accorde: number }[]> {
  if (associations.length === 0) return [];
  const { rows } = await sql<{ annee: number; demande: number; accorde: number }>`
    select d.exercice as annee, sum(i.montant_demande)::float8 as demande,
      coalesce(sum(i.montant_accorde), 0)::float8 as accorde
    from dossier d join instruction i on i.id_dossier = d.id
    where d.id_association = any(${associations}::uuid[]) and i.etat not in ('A', 'B')
    group by d.exercice order by d.exercice desc limit 3`.execute(db);
  return rows;
}

export type FiguresService = {
  aPrendre: number;
  enInstruction: number;
  renvoyes: number;
  decides: number;
  demande: number;
  accorde: number;
};

/** What waits in this perimeter now: a dossier counts as its list shows it, an amount for each service asked. */
export async function countService(db: Db, perimetre: Perimetre): Promise<FiguresService> {
  const { rows } = await sql<FiguresService>`
    with seen as (select vu.etat from ${perimetreSql(perimetre)} vu),
      sums as (select sum(montant_demande) as demande, sum(montant_accorde) as accorde
        from instruction where ${instructionsSeen(perimetre)} and etat not in ('A', 'B'))
    select count(*) filter (where etat = 'D')::int as "aPrendre",
      count(*) filter (where etat = '2')::int as "enInstruction",
      count(*) filter (where etat = 'C')::int as "renvoyes",
      count(*) filter (where etat in ('6', '7', '8', '9', '10', '11', '12'))::int as "decides",
      coalesce((select demande from sums), 0)::float8 as "demande",
      coalesce((select accorde from sums), 0)::float8 as "accorde"
    from seen`.execute(db);
  return rows[0] ?? { aPrendre: 0, enInstruction: 0, renvoyes: 0, decides: 0, demande: 0, accorde: 0 };
}

export const listServicesNamed = (db: Db, services: readonly string[]) =>
  services.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('service')
        .select(['id', 'nom', 'code'])
        .where('id', 'in', [...services])
        .orderBy('nom')
        .execute();
