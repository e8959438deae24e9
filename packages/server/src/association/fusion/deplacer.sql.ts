// The queries here count, move and take back what belongs to a file that is merged into another.

import {
  movedTables,
  type TableDeplacee,
  tablesDeplacees,
} from '@asso/domain/association/fusion/fusion.rows';
import type { FusionCompte } from '@asso/domain/association/fusion/fusion.words';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type PaireIds, tablesFusion } from './tables-fusion.sql.ts';

/** The conditions on the rows `m` of a table: those of an association, and those that the file kept has too. */
function lignesDe(table: TableDeplacee, paire: PaireIds) {
  const {
    colonne = 'id_association',
    filtre,
    vivant = sql`true`,
    double,
    doublable = vivant,
  } = tablesFusion[table];
  const column = sql.ref(colonne);
  const isOf = (alias: 'g' | 'm', id: string): RawBuilder<unknown> =>
    sql`${sql.ref(`${alias}.${colonne}`)} = ${id}`;
  const isDouble: RawBuilder<unknown> = double
    ? sql`((${doublable}) and exists (
        select from ${sql.table(table)} g where ${isOf('g', paire.gardee)} and (${doublable}) and ${double}))`
    : sql`false`;
  const isMoved = sql`${isOf('m', paire.absorbee)} and ${filtre?.(paire) ?? sql`true`}`;
  return { column, vivant, isOf, isMoved, isDouble };
}

/** Counts what people see of the file to merge: what will be moved, and what the file kept has already. */
export async function countDeplacements(db: Db, paire: PaireIds): Promise<FusionCompte[]> {
  const counted = tablesDeplacees.map((table) => {
    const { vivant, isMoved, isDouble } = lignesDe(table, paire);
    return sql`select ${table}::text as "table", count(*) filter (where not ${isDouble})::int as nombre,
      count(*) filter (where ${isDouble})::int as doublons
      from ${sql.table(table)} m where ${isMoved} and (${vivant})`;
  });
  const { rows } = await sql<FusionCompte>`${sql.join(counted, sql` union all `)}`.execute(db);
  const found = new Map(rows.map((row) => [row.table, row]));
  return tablesDeplacees.map((table) => found.get(table) ?? { table, nombre: 0, doublons: 0 });
}

/** Counts what both files have and that stays double: requests of one grant for one year, and bank accounts. */
export async function countMemes(
  db: Db,
  { gardee, absorbee }: PaireIds,
): Promise<{ aides: number; ribs: number }> {
  const { rows } = await sql<{ aides: number; ribs: number }>`
    select (select count(distinct (m.id_type_dispositif, m.exercice)) from dossier m join dossier g
        on g.id_type_dispositif = m.id_type_dispositif and g.exercice = m.exercice and g.genre = m.genre
        where m.id_association = ${absorbee} and g.id_association = ${gardee}
          and not m.est_supprime and not g.est_supprime)::int as aides,
      (select count(distinct m.iban) from rib m join rib g on g.iban = m.iban
        where m.id_association = ${absorbee} and g.id_association = ${gardee}
          and not m.deleted and not g.deleted)::int as ribs`.execute(db);
  return rows[0] ?? { aides: 0, ribs: 0 };
}

type Fusion = PaireIds & { id_fusion: string };

/** The lines that say which access ended, beside those of the rows that were moved. */
const accesFini = 'membre_association.etat';

/**
 * Ends the lesser of two accesses that a person has to both files: a request waits no more where the other file is
 * open, and otherwise the access to the file kept stays.
 */
export async function endDoubles(tx: Tx, { id_fusion, gardee, absorbee }: Fusion): Promise<void> {
  const { isDouble } = lignesDe('membre_association', { gardee, absorbee });
  const end = (rows: RawBuilder<unknown>) =>
    sql`
    with finis as (
      select id, jsonb_build_object('etat', etat, 'nom_accepte', nom_accepte) as avant
      from membre_association m where ${rows} and etat in ('demandee', 'active') for update),
    ecrits as (
      update membre_association m set etat = 'quittee', version = m.version + 1 from finis where finis.id = m.id)
    insert into fusion_association_ligne (id_fusion, nom_table, cle, avant)
    select ${id_fusion}::uuid, ${accesFini}, id::text, avant from finis`.execute(tx);
  const opensThere = sql`exists (select from membre_association a where a.id_association = ${absorbee}
    and a.etat = 'active' and a.id_utilisateur = m.id_utilisateur and a.restreint = m.restreint
    and a.id_siret is not distinct from m.id_siret)`;
  await end(sql`m.id_association = ${gardee} and m.etat = 'demandee' and ${opensThere}`);
  await end(sql`m.id_association = ${absorbee} and ${isDouble}`);
}

/** Moves the rows of every table, and notes each of them; returns how many people see. */
export async function moveRows(tx: Tx, { id_fusion, ...paire }: Fusion): Promise<number> {
  let seen = 0;
  for (const table of tablesDeplacees) {
    const { cle = 'id' } = tablesFusion[table];
    const { column, vivant, isMoved, isDouble } = lignesDe(table, paire);
    const { rows } = await sql<{ vus: number }>`
      with deplacees as (
        update ${sql.table(table)} m set ${column} = ${paire.gardee}
        where ${isMoved} and not ${isDouble}
        returning m.${sql.ref(cle)}::text as cle, (${vivant}) as est_vue),
      notees as (
        insert into fusion_association_ligne (id_fusion, nom_table, cle)
        select ${id_fusion}::uuid, ${table}, cle from deplacees)
      select count(*) filter (where est_vue)::int as vus from deplacees`.execute(tx);
    if ('noms' in movedTables[table]) seen += rows[0]?.vus ?? 0;
  }
  return seen;
}

/** Takes back the rows that were moved and are still there; returns how many are, and how many are not. */
export async function moveRowsBack(
  tx: Tx,
  { id_fusion, ...paire }: Fusion,
): Promise<{ revenus: number; restes: number }> {
  let revenus = 0;
  for (const table of tablesDeplacees) {
    const { cle = 'id' } = tablesFusion[table];
    const { column, isOf } = lignesDe(table, paire);
    const type = sql.raw(cle === 'id' ? 'uuid' : 'text');
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} m set ${column} = ${paire.absorbee}
      from fusion_association_ligne l
      where l.id_fusion = ${id_fusion} and l.nom_table = ${table} and m.${sql.ref(cle)} = l.cle::${type}
        and ${isOf('m', paire.gardee)}`.execute(tx);
    revenus += Number(numAffectedRows);
  }
  await reopenAcces(tx, id_fusion);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from fusion_association_ligne
    where id_fusion = ${id_fusion} and nom_table <> ${accesFini}`.execute(tx);
  return { revenus, restes: (rows[0]?.n ?? 0) - revenus };
}

/** Opens again the accesses that the merge ended, unless the person has another since. */
async function reopenAcces(tx: Tx, id_fusion: string): Promise<void> {
  await sql`
    update membre_association m set etat = l.avant ->> 'etat', version = m.version + 1
    from fusion_association_ligne l
    where l.id_fusion = ${id_fusion} and l.nom_table = ${accesFini} and m.id = l.cle::uuid and m.etat = 'quittee'
      and not exists (select from membre_association o where o.id <> m.id and o.id_association = m.id_association
        and o.etat in ('demandee', 'active') and o.id_utilisateur = m.id_utilisateur
        and o.restreint = m.restreint and o.id_siret is not distinct from m.id_siret)`.execute(tx);
  // Opening an access takes the name of today; the one that was accepted is put back after it.
  await sql`
    update membre_association m set nom_accepte = l.avant ->> 'nom_accepte'
    from fusion_association_ligne l
    where l.id_fusion = ${id_fusion} and l.nom_table = ${accesFini} and m.id = l.cle::uuid
      and m.etat = l.avant ->> 'etat'`.execute(tx);
}
