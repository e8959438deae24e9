import type { Pool } from 'pg';

export const years = 10;
/** An estimate: begun, saved by sections, sent, taken, asked to correct, proposed, decided, told, paid, reported on. */
export const actsOfADossier = 20;
const lastYear = new Date().getUTCFullYear();

const idOf = (year: number | string, dossier: string) => `md5(${year} || '-' || ${dossier})::uuid::text`;

/**
 * Fills a table for each of ten years with the acts of the dossiers of that year, interleaved as they come;
 * « historique_entiere » holds the same rows under the same indexes in one table.
 */
export async function fillHistory(
  pool: Pool,
  { dossiers, say }: { dossiers: number; say: (text: string) => void },
): Promise<void> {
  const each = Math.floor(dossiers / years);
  await pool.query(`alter table historique detach partition historique_${lastYear}`);
  await pool.query(`drop table historique_${lastYear}`);
  for (let year = lastYear - years + 1; year <= lastYear; year++) {
    await pool.query('select historique_prepare($1)', [year]);
    await pool.query(`
      insert into historique (objet, id_objet, id_utilisateur, utilisateur, role, survenu_le, action, section, details, annee)
      select 'dossier', ${idOf(year, `(i * 7919) % ${each}`)}, md5('personne-' || i % 5000)::uuid::text, 'Jeanne Roux',
        case when i % 500 = 0 then 'lca.admin' else 'lca.association' end,
        make_timestamptz(${year}, 1, 1, 0, 0, 0) + i * interval '364 days' / ${each * actsOfADossier},
        case when i % 2 = 0 then 'enregistrer' else 'instruction.note' end, case when i % 2 = 0 then 's' || i end,
        '{"cote": "association"}', ${year}
      from generate_series(0, ${each * actsOfADossier - 1}::bigint) i`);
    say(`the acts of ${year} are written`);
  }
  await pool.query('create table historique_entiere (like historique including defaults including indexes)');
  await pool.query('insert into historique_entiere select * from historique order by id');
  for (const table of tables) await pool.query(`vacuum (analyze) ${table}`);
}

/** The history as the portal keeps it, by year, and in one table. */
export const tables = ['historique', 'historique_entiere'] as const;
export type HistoryTable = (typeof tables)[number];

/** Reads the latest acts of a dossier of any year, as a page of a dossier does. */
export async function readActs(pool: Pool, table: HistoryTable, dossier: number): Promise<number> {
  const { rows } = await pool.query(
    `select id, survenu_le, utilisateur, id_utilisateur, role, action, section, avant, apres, motif, details
       from ${table} where objet = 'dossier' and id_objet = ${idOf('$1::int', '$2::int')} order by id desc limit 50`,
    [lastYear - (dossier % years), Math.floor(dossier / years)],
  );
  return rows.length;
}

/** Reads a page of the journal of the administration. */
export async function readJournal(pool: Pool, table: HistoryTable): Promise<number> {
  const { rows } = await pool.query(
    `select id, survenu_le, utilisateur, action, details from ${table}
      where role in ('lca.admin', 'rds.admin', 'rds.appli_admin', 'osiris.appli_admin', 'osiris.admin-programme')
      order by id desc limit 20`,
  );
  return rows.length;
}

/** Writes one save, as the autosave of a form does: one act for a person, a section and an hour. */
export async function writeAct(pool: Pool, table: HistoryTable, rank: number): Promise<void> {
  await pool.query(
    `insert into ${table} (objet, id_objet, id_utilisateur, utilisateur, role, survenu_le, action, section)
      values ('dossier', $1, 'une-personne', 'Jeanne Roux', 'lca.association', now(), 'enregistrer', $2)
      on conflict do nothing`,
    [`un-dossier-${rank % 1000}`, `section-${rank}`],
  );
}

/** Gives the size of a table, of all its years together, in bytes: its rows, and its indexes. */
export async function measureSize(
  pool: Pool,
  table: HistoryTable,
): Promise<{ rows: number; indexes: number }> {
  const { rows } = await pool.query<{ rows: number; indexes: number }>(
    `select sum(pg_table_size(relid))::float as rows, sum(pg_indexes_size(relid))::float as indexes
       from (select relid from pg_partition_tree($1::regclass) where isleaf
         union select $1::regclass) parts`,
    [table],
  );
  return rows[0] ?? { rows: 0, indexes: 0 };
}
