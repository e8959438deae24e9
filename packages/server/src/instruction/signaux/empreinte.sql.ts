// The fingerprint of a request is written once it is sent; it finds the requests to the same service that resemble it.
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/db/database.ts';

export type EmpreinteRow = Row<'empreinte_dossier'>;

export async function listProjetCorps(db: Db, id_dossier: string): Promise<unknown[]> {
  const rows = await db
    .selectFrom('projet')
    .select('corps')
    .where('id_dossier', '=', id_dossier)
    .where('supprime_le', 'is', null)
    .orderBy('rang_dossier')
    .orderBy('numero_projet')
    .limit(50)
    .execute();
  return rows.map(({ corps }) => corps);
}

export const keepEmpreinte = (db: Db, row: EmpreinteRow): Promise<unknown> =>
  db
    .insertInto('empreinte_dossier')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id_dossier')
        .doUpdateSet({ minima: row.minima, bandes: row.bandes, budget: row.budget, le: row.le }),
    )
    .execute();

export const listEmpreintes = (db: Db, ids: readonly string[]): Promise<EmpreinteRow[]> =>
  db
    .selectFrom('empreinte_dossier')
    .selectAll()
    .where('id_dossier', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();

type Proche = { id_fo: string; nom: string; minima: number[]; isMemeBudget: boolean };

/** The most requests that look alike which are compared. */
const most = 40;

/**
 * Lists the requests of other associations to this service whose fingerprint has a band (a few hashes of the text taken
 * together) or the budget in common.
 */
export async function listProches(
  db: Db,
  { id_dossier, bandes, budget }: Pick<EmpreinteRow, 'id_dossier' | 'bandes' | 'budget'>,
  { service, id_association }: { service: string; id_association: string },
): Promise<Proche[]> {
  const { rows } = await sql<Proche>`
    with proche as (
      (select id_dossier, minima, budget from empreinte_dossier where bandes && ${bandes}::int[] limit 200)
      union
      (select id_dossier, minima, budget from empreinte_dossier where budget = ${budget} limit 200)
    )
    select i.id_fo, i.nom_association as nom, p.minima,
      coalesce(p.budget = ${budget}, false) as "isMemeBudget"
    from proche p join instruction i on i.id_dossier = p.id_dossier and i.id_service_instructeur = ${service}
      join dossier d on d.id = p.id_dossier
    where p.id_dossier <> ${id_dossier} and d.id_association <> ${id_association} and d.anonymise_le is null
      and i.etat not in ('A', 'B')
    order by i.id_fo limit ${most}`.execute(db);
  return rows;
}
