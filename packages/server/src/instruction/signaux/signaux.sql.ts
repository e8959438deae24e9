// This file reads the facts behind the signals of a few dossiers, each kind of fact in one statement, which reads a
// bounded number of rows for each.
import { type EtatInstruction, isAtStudy } from '@asso/domain/dossier/instruction.states';
import { sql } from 'kysely';
import { etatIs } from '../../dossier/etat-instruction.sql.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

type Place = { id_dossier: string; id_service: string };
/** A dossier whose signals are read, with the state of its instruction. */
export type SignauxDemande = Place & {
  id_fo: string;
  id_association: string;
  exercice: number;
  etat: EtatInstruction;
};

/** Lists, among these dossiers, the requests that these services have at study and have not decided on. */
export async function listBureauDemandes(
  db: Db,
  { ids, services }: { ids: readonly string[]; services: readonly string[] },
): Promise<SignauxDemande[]> {
  const { rows } = await sql<SignauxDemande>`
    select i.id_dossier, i.id_service_instructeur as id_service, i.id_fo, d.id_association, i.exercice, i.etat
    from instruction i join dossier d on d.id = i.id_dossier
    where i.id_fo = any(${[...ids]}::text[]) and i.id_service_instructeur = any(${[...services]}::uuid[])
      and ${etatIs(sql`i.etat`, isAtStudy)} and i.genre = 'subvention' and i.depart is null`.execute(db);
  return rows;
}

type FaitsLus = Place & {
  isPremiere: boolean;
  isRibNouveau: boolean;
  isRibAilleurs: boolean;
  note: number | null;
  crf: number[];
  agentsMembres: string[];
  dissolution: { le: string | null } | null;
};

/**
 * Reads the facts behind the signals of each of these requests; accounts are compared in the database, which no IBAN
 * leaves.
 */
export async function listFaits(
  db: Db,
  demandes: readonly SignauxDemande[],
  aujourdhui: string,
): Promise<FaitsLus[]> {
  const { rows } = await sql<FaitsLus>`
    select q.id_dossier, q.id_service, p.existe is null as "isPremiere",
      coalesce((select r.iban <> present.iban
        from rib r where r.id::text = p.id_rib and r.id_association = q.id_association), false) as "isRibNouveau",
      exists (select from rib r where r.iban = present.iban and not r.deleted
        and r.id_association <> q.id_association) as "isRibAilleurs",
      (select i.note::float8 from instruction i
        where i.id_dossier = q.id_dossier and i.id_service_instructeur = q.id_service) as note,
      coalesce((select array_agg(distinct d.exercice order by d.exercice)
        from dossier d join instruction i on i.id_dossier = d.id and i.id_service_instructeur = q.id_service
        where d.id_association = q.id_association and d.id <> q.id_dossier and d.genre = 'subvention'
          and i.etat in ('6', '7', '8', '9') and make_date(d.exercice + 1, 6, 30) < ${aujourdhui}::date
          and not exists (select from crf c where c.id_dossier = d.id and c.exercice = d.exercice
            and c.transmis_le is not null)), '{}') as crf,
      array(select u.prenom || ' ' || u.nom from membre_service s join utilisateur u on u.id = s.id_utilisateur
        where s.id_service = q.id_service and exists (select from membre_association m
          where m.id_utilisateur = s.id_utilisateur and m.id_association = q.id_association and m.etat = 'active')
        order by u.nom, u.prenom, u.id) as "agentsMembres",
      (select json_build_object('le', a.date_dissolution) from association a
        where a.id = q.id_association and a.etat = 'dissoute') as dissolution
    from unnest(${demandes.map((one) => one.id_dossier)}::uuid[], ${demandes.map((one) => one.id_service)}::uuid[],
      ${demandes.map((one) => one.id_association)}::uuid[], ${demandes.map((one) => one.exercice)}::int[])
      q (id_dossier, id_service, id_association, exercice)
    left join lateral (
      select true as existe, d.tete -> 'demandeur' ->> 'id_rib' as id_rib
      from dossier d join instruction i on i.id_dossier = d.id and i.id_service_instructeur = q.id_service
      where d.id_association = q.id_association and d.id <> q.id_dossier
        and d.genre = 'subvention' and i.etat <> 'B' and (i.premier_envoi_le, d.id) < (select sent.premier_envoi_le, q.id_dossier
          from instruction sent where sent.id_dossier = q.id_dossier and sent.id_service_instructeur = q.id_service)
      order by i.premier_envoi_le desc, d.id desc limit 1) p on true
    left join lateral (
      select r.iban from dossier d join rib r on r.id::text = d.tete -> 'demandeur' ->> 'id_rib'
      where d.id = q.id_dossier and r.id_association = q.id_association) present on true`.execute(db);
  return rows;
}

type Ecarte = Place & { code: string; motif: string; par: string; le: Date };

/** Lists the signals that the services of these requests have set aside. */
export const listEcartes = (db: Db, demandes: readonly Place[]): Promise<Ecarte[]> =>
  db
    .selectFrom('signal_ecarte as s')
    .innerJoin('utilisateur as u', 'u.id', 's.par')
    .select(['s.id_dossier', 's.id_service', 's.code', 's.motif', 's.le'])
    .select(sql<string>`u.prenom || ' ' || u.nom`.as('par'))
    .where('s.id_dossier', '=', sql<string>`any(${demandes.map((one) => one.id_dossier)}::uuid[])`)
    .where('s.id_service', '=', sql<string>`any(${demandes.map((one) => one.id_service)}::uuid[])`)
    .execute();

export const insertSignalEcarte = (
  trx: Tx,
  row: Place & { code: string; motif: string; par: string; le: Date },
): Promise<unknown> =>
  trx
    .insertInto('signal_ecarte')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['id_dossier', 'id_service', 'code'])
        .doUpdateSet({ motif: row.motif, par: row.par, le: row.le }),
    )
    .execute();

export const deleteSignalEcarte = (
  trx: Tx,
  { id_dossier, id_service, code }: Place & { code: string },
): Promise<unknown> =>
  trx
    .deleteFrom('signal_ecarte')
    .where('id_dossier', '=', id_dossier)
    .where('id_service', '=', id_service)
    .where('code', '=', code)
    .execute();
