import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '@asso/server/platform/db/pool';
import type { Pool, PoolClient } from 'pg';
import { type BenchDatabase, benchDatabase } from '../database.ts';
import { dropIndexes, fillRegistre, idOfPersonne } from '../fill-registre.ts';
import { aBenchCampagne, aBenchProjet, aBenchTete, assertAccepted } from './bodies.ts';

/** A country makes about 1,000,000 dossiers in ten years (bench/README.md); fewer are enough to try a workload. */
export const dossiers = Number(process.env.BENCH_DOSSIERS ?? 100_000);

const nameOf = (many: number): string => `dossiers-${many}`;
export const dossiersDir = (folder: string): string => join(folder, nameOf(dossiers));

/** Opens the database of the invented dossiers and their associations, in the portal's own tables; it is made once. */
export async function openDossiers(folder: string, say: (text: string) => void): Promise<BenchDatabase> {
  const database = await benchDatabase({
    folder,
    name: nameOf(dossiers),
    fill: async ({ db, pool }) => {
      await fillRegistre({ db, pool, associations: dossiers * 1.5, say });
      await fillDossiers(pool, say);
    },
  });
  // A server so busy that it misses the announcements of revocations looks up the session of each caller: here it is.
  await database.pool.query(
    `insert into session (id, id_utilisateur, created_at, expires_at)
      select $1, id, now(), now() + interval '1 day' from utilisateur limit 1
      on conflict (id) do update set expires_at = excluded.expires_at`,
    [idOfPersonne(0)],
  );
  return database;
}

const tables = ['dossier', 'instruction', 'projet', 'piece_dossier', 'financement', 'historique'];
const annees = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];

async function fillDossiers(pool: OpenDatabase['pool'], say: (text: string) => void): Promise<void> {
  const later: string[] = [];
  for (const table of tables) later.push(...(await dropIndexes(pool, table)));
  const client = await pool.connect();
  try {
    // These rows only refer to rows made here, so foreign keys and triggers would find nothing.
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(`set mesure.dossiers = ${dossiers}`);
    await writeBodies(client);
    for (const { title, text } of steps()) {
      say(title);
      await client.query(text);
    }
  } finally {
    client.release(true);
  }
  say('indexes');
  for (const definition of later) await pool.query(definition);
  await settle(pool);
}

/** Vacuums and analyses the tables, as if they had been there for a while. */
const settle = (pool: Pool): Promise<unknown> => pool.query('vacuum (analyze)');

async function writeBodies(client: PoolClient): Promise<void> {
  await client.query(`
    create schema mesure;
    create table mesure.gabarit_campagne (annee int primary key, contenu text not null);
    create table mesure.gabarit_tete (annee int primary key, tete text not null);
    create table mesure.gabarit_projet (annee int, rang int, corps text not null, demande int not null, primary key (annee, rang))`);
  for (const annee of annees) {
    const projets = Array.from({ length: 300 }, (_, rang) => aBenchProjet(annee, rang));
    for (const projet of projets) assertAccepted(annee, projet);
    await client.query('insert into mesure.gabarit_campagne values ($1, $2)', [
      annee,
      JSON.stringify(aBenchCampagne(annee)),
    ]);
    await client.query('insert into mesure.gabarit_tete values ($1, $2)', [
      annee,
      JSON.stringify(aBenchTete(annee)),
    ]);
    await client.query(
      `insert into mesure.gabarit_projet
        select $1, rang - 1, corps::text, (corps->'financements'->0->>'montant_demande')::int
        from jsonb_array_elements($2) with ordinality as p (corps, rang)`,
      [annee, JSON.stringify(projets)],
    );
  }
}

function steps(): { title: string; text: string }[] {
  const whole = readFileSync(new URL('./dossiers.sql', import.meta.url), 'utf8');
  return whole
    .split(/^-- step: /m)
    .slice(1)
    .map((step) => ({ title: step.slice(0, step.indexOf('\n')), text: step.slice(step.indexOf('\n')) }));
}
