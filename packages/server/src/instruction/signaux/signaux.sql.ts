// This file reads the facts behind the signals of one dossier; each fact is one statement, which reads a bounded
// number of rows.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

type Place = { id_dossier: string; id_service: string };
type Demande = Place & { id_association: string; exercice: number };

type FaitsLus = {
  isPremiere: boolean;
  isRibNouveau: boolean;
  isRibAilleurs: boolean;
  note: number | null;
  crf: number[];
};

/** Reads the facts behind the signals; accounts are compared in the database, which no IBAN leaves. */
export async function findFaits(
  db: Db,
  { id_dossier, id_service, id_association, exercice }: Demande,
  aujourdhui: string,
): Promise<FaitsLus> {
  const { rows } = await sql<FaitsLus>`
    with precedente as (
      select d.tete -> 'demandeur' ->> 'id_rib' as id_rib
      from dossier d join instruction i on i.id_dossier = d.id and i.id_service_instructeur = ${id_service}
      where d.id_association = ${id_association} and d.id <> ${id_dossier} and d.exercice < ${exercice}
        and d.genre = 'subvention' and i.etat not in ('A', 'B')
      order by d.exercice desc, d.id limit 1
    ), present as (
      select r.iban from dossier d join rib r on r.id::text = d.tete -> 'demandeur' ->> 'id_rib'
      where d.id = ${id_dossier} and r.id_association = ${id_association}
    )
    select not exists (select from precedente) as "isPremiere",
      coalesce((select r.iban <> (select iban from present)
        from precedente p join rib r on r.id::text = p.id_rib and r.id_association = ${id_association}), false) as "isRibNouveau",
      exists (select from rib r where r.iban = (select iban from present) and not r.deleted
        and r.id_association <> ${id_association}) as "isRibAilleurs",
      (select i.note::float8 from instruction i
        where i.id_dossier = ${id_dossier} and i.id_service_instructeur = ${id_service}) as note,
      coalesce((select array_agg(distinct d.exercice order by d.exercice)
        from dossier d join instruction i on i.id_dossier = d.id and i.id_service_instructeur = ${id_service}
        where d.id_association = ${id_association} and d.id <> ${id_dossier} and d.genre = 'subvention'
          and i.etat in ('6', '7', '8', '9') and make_date(d.exercice + 1, 6, 30) < ${aujourdhui}::date
          and not exists (select from crf c where c.id_dossier = d.id and c.exercice = d.exercice
            and c.transmis_le is not null)), '{}') as crf`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('the facts of a dossier are one row');
  return found;
}

type Ecarte = { code: string; motif: string; par: string; le: Date };

export const listEcartes = (db: Db, { id_dossier, id_service }: Place): Promise<Ecarte[]> =>
  db
    .selectFrom('signal_ecarte as s')
    .innerJoin('utilisateur as u', 'u.id', 's.par')
    .select(['s.code', 's.motif', 's.le', sql<string>`u.prenom || ' ' || u.nom`.as('par')])
    .where('s.id_dossier', '=', id_dossier)
    .where('s.id_service', '=', id_service)
    .execute();

export const ecarte = (
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

export const reprend = (
  trx: Tx,
  { id_dossier, id_service, code }: Place & { code: string },
): Promise<unknown> =>
  trx
    .deleteFrom('signal_ecarte')
    .where('id_dossier', '=', id_dossier)
    .where('id_service', '=', id_service)
    .where('code', '=', code)
    .execute();
