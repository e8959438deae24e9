// The queries here delete the people and bank accounts that an association withdrew from its file, once nothing needs
// them.
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import type { PurgeLot } from './correspondances.sql.ts';
import { withdrawScans } from './documents-retires.sql.ts';

/** An SQL condition: the id is anywhere in the form, so that a field added later is searched too. */
const dans = (column: string, id: string) =>
  sql`jsonb_path_exists(${sql.ref(column)}, '$.** ? (@ == $id)', jsonb_build_object('id', ${sql.ref(id)}))`;

/**
 * Tells whether a dossier, a project or a report of the association still names this row, which is then kept. A dossier
 * that was made anonymous (dossiers-anonymes.sql.ts) names nobody any more.
 */
const designe = (ligne: string) => sql`exists (
  select from dossier d where d.id_association = ${sql.ref(`${ligne}.id_association`)} and d.anonymise_le is null
    and (${dans('d.tete', `${ligne}.id`)}
      or exists (select from projet p where p.id_dossier = d.id and ${dans('p.corps', `${ligne}.id`)})
      or exists (select from crf c where c.id_dossier = d.id and ${dans('c.corps', `${ligne}.id`)})))`;

/** Deletes the representatives withdrawn by `subtractDuree`, unless a dossier or a site of food aid names them. */
export async function deleteRepresentantsRetires(tx: Tx, { avant, limit }: PurgeLot): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from representant_legal r
    where r.deleted and r.updated_at <= ${avant} and not ${designe('r')}
      and not exists (select from haa_site s where s.responsable_id = r.id and not s.deleted)
    order by r.updated_at, r.id limit ${limit} for update of r skip locked`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const these = sql`any(${ids}::uuid[])`;
  await sql`update haa_site set responsable_id = null where deleted and responsable_id = ${these}`.execute(
    tx,
  );
  await sql`delete from representant_legal where id = ${these}`.execute(tx);
  return ids;
}

/**
 * Deletes the accounts withdrawn or replaced by `subtractDuree`, with their scans, unless a dossier, a project or a report
 * still names them, or a Pass’Sport dossier is paid on them.
 */
export async function deleteRibsRetires(tx: Tx, { avant, limit }: PurgeLot): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from rib r
    where r.deleted and r.updated_at <= ${avant} and not ${designe('r')}
      and not exists (select from psp_dossier p where p.id_rib = r.id)
    order by r.updated_at, r.id limit ${limit} for update of r skip locked`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await withdrawScans(tx, ids);
  await sql`delete from rib where id = any(${ids}::uuid[])`.execute(tx);
  return ids;
}
