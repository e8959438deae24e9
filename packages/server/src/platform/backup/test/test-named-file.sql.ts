import type { Pool } from 'pg';

/** Writes a document that names this file, so that a backup takes it. */
export async function aNamedFile(pool: Pool, { sha256, size }: { sha256: string; size: number }) {
  await pool.query(
    `insert into document (proprietaire, id_proprietaire, type, nom, taille, sha256, mime, etat_analyse)
     values ('association', 'essai', 'PV', 'pv.txt', $1, $2, 'text/plain', 'sur')`,
    [size, sha256],
  );
}
