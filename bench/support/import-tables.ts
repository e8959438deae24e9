import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';

/** The tables that an import fills, each with the columns that are not computed from others. */
const tables = {
  association:
    'id, id_correspondance, id_rna, id_ex, id_siren, id_siret_siege, nom, sigle, etat, date_dissolution, commune, code_postal, code_departement, registre, corps, version, created_at, updated_at',
  etablissement:
    'siret, id_association, est_siege, actif, date_fermeture, enseigne, adresse, commune, code_postal, registre, corps, version, created_at, updated_at',
  association_mot: 'mot, occurrences',
  association_mot_reste: 'reste, mot',
} as const;

export type CopiedTable = { name: keyof typeof tables; path: string; rows: number };

/** Copies the present rows into one file for each table. */
export async function copyOut(pool: Pool, folder: string): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = [];
  for (const [name, columns] of Object.entries(tables) as [CopiedTable['name'], string][]) {
    const path = join(folder, name);
    const { rowCount } = await pool.query(`copy ${name} (${columns}) to '${path}'`);
    copied.push({ name, path, rows: rowCount ?? 0 });
  }
  return copied;
}

/**
 * Measures, in seconds, a COPY of the same rows into the same tables, one transaction for each table, without triggers.
 */
export async function copyIn(pool: Pool, copied: readonly CopiedTable[]): Promise<number> {
  const client = await pool.connect();
  try {
    await withoutTriggers(client, 'disable');
    const began = performance.now();
    for (const { name, path } of copied) await client.query(`copy ${name} (${tables[name]}) from '${path}'`);
    return (performance.now() - began) / 1000;
  } finally {
    await withoutTriggers(client, 'enable');
    client.release();
  }
}

async function withoutTriggers(client: PoolClient, way: 'disable' | 'enable'): Promise<void> {
  for (const name of ['association', 'association_mot']) {
    await client.query(`alter table ${name} ${way} trigger user`);
  }
}

/** Empties the tables before a round. */
export async function emptyTables(pool: Pool): Promise<void> {
  await pool.query(`truncate ${Object.keys(tables).join(', ')}, import_registre cascade`);
  await pool.query('checkpoint');
}

/** The share of the current import's first file that has been read. */
export async function readPart(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ part: number }>(`
    select f.lu::float / f.taille as part
    from import_registre i join import_registre_fichier f on f.id_import = i.id
    where i.etat = 'en_cours' and f.rang = 1`);
  return rows[0]?.part ?? 0;
}
