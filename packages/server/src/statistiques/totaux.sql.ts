// The queries here are about the totals that give a service's figures, the rows that change them, and how these rows
// are added to them.

import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import { statement } from '../platform/db/statement.sql.ts';
import type { Tables } from '../platform/db/tables.ts';

type Total = Tables['total_instruction'];

type Mouvement = Omit<Total, 'mesure' | 'cle' | 'n' | 'accordes'> & { id: number; signe: number };

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    mouvement_total: Mouvement;
  }
}

/** The id that stands for all services or all subventions. */
const tous = '00000000-0000-0000-0000-000000000000';

const tousExercices = 0;

/** `services` is null for the whole country, which has totals of its own. */
export type TotauxAsked = {
  services: readonly string[] | null;
  subvention?: string;
  exercice?: number;
};

export type Figures = Pick<Total, 'cle' | 'n' | 'accordes' | 'demande' | 'accorde'>;
/** The figures are grouped by measure. */
export type Totaux = ReadonlyMap<string, readonly Figures[]>;

type Values = { services: readonly string[]; subvention: string; exercice: number };

const between = { values: '\t', lines: '\n' };

/**
 * Reads in one statement the totals and the changes not added to them yet, so that nothing is counted twice or missed.
 * Hundreds of lines come as one text, which costs a third of as many rows; neither keys nor numbers contain the
 * separators.
 */
const read = statement<Values, { lignes: string | null }>((db, place) =>
  sql<{ lignes: string | null }>`
    select string_agg(concat_ws(${sql.lit(between.values)}, l.mesure, l.cle, l.n, l.accordes, l.demande, l.accorde), ${sql.lit(between.lines)}) as lignes
    from (
      select t.mesure, t.cle, sum(t.n) as n, sum(t.accordes) as accordes, sum(t.demande) as demande, sum(t.accorde) as accorde
      from (
        select mesure, cle, n, accordes, demande, accorde from total_instruction
        where id_service = any(${place('services')}::uuid[]) and id_subvention = ${place('subvention')}::uuid
          and exercice = ${place('exercice')}::int
        union all
        select l.mesure, l.cle, l.n, l.accordes, l.demande, l.accorde
        from mouvement_total m cross join lateral lignes_mouvement(m) l
        where (${sql.lit(tous)}::uuid = any(${place('services')}::uuid[]) or m.id_service = any(${place('services')}::uuid[]))
          and l.id_service = any(${place('services')}::uuid[]) and l.id_subvention = ${place('subvention')}::uuid
          and l.exercice = ${place('exercice')}::int
      ) t
      group by t.mesure, t.cle having sum(t.n) <> 0) l`.compile(db),
);

export async function readTotaux(db: Db, { services, subvention, exercice }: TotauxAsked): Promise<Totaux> {
  const [row] = await read(db, {
    services: services ?? [tous],
    subvention: subvention ?? tous,
    exercice: exercice ?? tousExercices,
  });
  const totaux = new Map<string, Figures[]>();
  for (const line of row?.lignes?.split(between.lines) ?? []) {
    const [mesure = '', cle = '', n, accordes, demande, accorde] = line.split(between.values);
    const known = totaux.get(mesure) ?? [];
    if (known.length === 0) totaux.set(mesure, known);
    known.push({
      cle,
      n: Number(n),
      accordes: Number(accordes),
      demande: Number(demande),
      accorde: Number(accorde),
    });
  }
  return totaux;
}

const atOnce = 5_000;

/**
 * Adds some of the waiting changes to the totals, and returns how many. Only one transaction does so at a time, because
 * two would change the same totals.
 */
export async function foldMouvements(trx: Tx): Promise<number> {
  await holdTotaux(trx);
  const { rows } = await sql<{ n: number }>`
    with pris as (
        delete from mouvement_total where id in (select id from mouvement_total order by id limit ${atOnce})
        returning mouvement_total as m),
      pliees as (
        insert into total_instruction as t
        select l.id_service, l.id_subvention, l.exercice, l.mesure, l.cle, sum(l.n), sum(l.accordes), sum(l.demande), sum(l.accorde)
        from pris cross join lateral lignes_mouvement(pris.m) l
        group by 1, 2, 3, 4, 5
        on conflict (id_service, id_subvention, exercice, mesure, cle) do update set n = t.n + excluded.n,
          accordes = t.accordes + excluded.accordes, demande = t.demande + excluded.demande, accorde = t.accorde + excluded.accorde)
    select count(*)::int as n from pris`.execute(trx);
  return rows[0]?.n ?? 0;
}

/** Gives the number of totals that differ from a count of every instruction, at one instant. */
export async function countEcarts(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select id_service, id_subvention, exercice, mesure, cle
      from (
        select * from total_instruction
        union all
        select l.* from mouvement_total m cross join lateral lignes_mouvement(m) l
        union all
        select id_service, id_subvention, exercice, mesure, cle, -n, -accordes, -demande, -accorde from totaux_comptes()
      ) t
      group by 1, 2, 3, 4, 5
      having sum(n) <> 0 or sum(accordes) <> 0 or sum(demande) <> 0 or sum(accorde) <> 0) e`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * Counts every total again, in a transaction that sees a single instant (« repeatable read »): a change made
 * meanwhile is neither counted nor removed here, and is folded later.
 */
export async function rebuildTotaux(trx: Tx): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(trx);
  await holdTotaux(trx);
  await sql`delete from mouvement_total`.execute(trx);
  await sql`delete from total_instruction`.execute(trx);
  await sql`insert into total_instruction select * from totaux_comptes()`.execute(trx);
}

const holdTotaux = (trx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('total_instruction', 0))`.execute(trx);
