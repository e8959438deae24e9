import type { Pool } from 'pg';

/** The ids of the first objects of a kind, by rank from 1. */
export async function listIds(pool: Pool, kind: 'service', many: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select mesure.id($1, n) as id from generate_series(1, $2::int) n order by n',
    [kind, many],
  );
  return rows.map(({ id }) => id);
}

/** Gives one agent of each of the first services. */
export async function listAgents(pool: Pool, services: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select mesure.id('agent', n * 10) as id from generate_series(1, $1::int) n order by n`,
    [services],
  );
  return rows.map(({ id }) => id);
}

type Terme = { q: string; service: string; rang: number };

/** Lists the terms to search, each with its service and the rank of that service. */
export async function listTermes(pool: Pool, table: 'terme_mot' | 'terme_numero'): Promise<Terme[]> {
  const { rows } = await pool.query<Terme>(
    `select t.q, t.id_service as service, substr(s.code, 5)::int as rang
      from mesure.${table} t join service s on s.id = t.id_service order by t.rang`,
  );
  return rows;
}

/** Lists dossiers that their service may read, in an order drawn at random. */
export async function someDossiers(pool: Pool): Promise<{ id: string; service: string; rang: number }[]> {
  const { rows } = await pool.query(
    `select id, id_service as service, rang_service as rang from mesure.tirage
      where etat not in ('A', 'B') and mesure.h(i, 600) % greatest(1, (select max(i) from mesure.tirage) / 20000) = 0
      order by mesure.h(i, 601)`,
  );
  return rows;
}

export type DraftDossier = { id: string; id_fo: string; version: number; par: string; objectifs: string };

/** The first projects of drafts that nobody transmits. */
export async function draftsToSave(pool: Pool): Promise<DraftDossier[]> {
  const { rows } = await pool.query<DraftDossier>(
    `select p.id, d.id_fo, p.version, d.created_by as par, p.corps->'description'->>'objectifs' as objectifs
      from mesure.tirage t join dossier d on d.id = t.id join projet p on p.id_dossier = d.id and p.numero_projet = 1
      where t.etat = 'A' and t.i % 4 = 0 order by mesure.h(t.i, 602) limit 5000`,
  );
  return rows;
}

/** Lists complete drafts; those that an earlier run transmitted are first made drafts again. */
export async function draftsToTransmit(
  pool: Pool,
): Promise<{ id: string; id_fo: string; version: number; par: string }[]> {
  await freeDomains(pool);
  const those = `t.etat = 'A' and t.i % 4 <> 0 and mesure.h(t.i, 53) % 5 <> 0`;
  await pool.query(
    `update instruction i set etat = 'A', transmis_le = null, modifie_le = t.modifie_le
      from mesure.tirage t where i.id_dossier = t.id and i.etat <> 'A' and ${those}`,
  );
  await pool.query('vacuum (analyze) instruction');
  const { rows } = await pool.query(
    `select d.id, d.id_fo, d.version, d.created_by as par from mesure.tirage t join dossier d on d.id = t.id
      where ${those} order by mesure.h(t.i, 603) limit 12000`,
  );
  return rows;
}

type Beginning = { siret: string; code: string; par: string };

/**
 * Gives dossiers that can be begun, each once, even across runs, because a person asks once for an establishment, a
 * scheme and a year.
 */
export async function dossiersToBegin(
  pool: Pool,
): Promise<{ people: readonly string[]; at(n: number): Beginning }> {
  const { rows: counted } = await pool.query<{ n: number }>(
    `select count(*)::int as n from dossier where id_sous_type_dispositif = 'T3'`,
  );
  const { rows } = await pool.query<{ siret: string; par: string }>(
    `select q.siret, d.created_by as par from mesure.demandeur q
      join mesure.tirage t on t.i = q.rang join dossier d on d.id = t.id order by q.rang limit 2000`,
  );
  const before = counted[0]?.n ?? 0;
  return {
    people: [...new Set(rows.map(({ par }) => par))],
    at: (n) => {
      const rank = before + n;
      const place = rows[rank % rows.length];
      const scheme = 1 + Math.floor(rank / rows.length);
      if (!place || scheme > 300) throw new Error('every request was begun: make the data again');
      return { ...place, code: `SUB-${String(scheme).padStart(3, '0')}` };
    },
  };
}

/**
 * Frees older data from the rule that a sport scheme asks for the domain « Sport », without which they would be
 * refused.
 */
async function freeDomains(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(
      `update campagne_version set contenu = (contenu::jsonb || '{"domaine_libre": true}')::json
        where contenu->'domaine_libre' is null`,
    );
  } finally {
    client.release(true);
  }
}
