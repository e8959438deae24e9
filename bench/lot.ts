import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drawApart } from '@asso/server/platform/pdf/draw-apart';
import type { dossierSubventionPdf } from '@asso/server/subvention/pdf/dossier-subvention.pdf';
import { deuxAns } from '@asso/server/subvention/test/test-deux-ans';
import type { Pool } from 'pg';
import { makeTokens, tokenKey } from './support/access-token.ts';
import { openDossiers } from './support/dossiers/data.ts';
import { listAgents, listIds } from './support/dossiers/people.ts';
import { quantile } from './support/medians.ts';
import { startPortal } from './support/server-process.ts';
import type { Measure, Workload } from './support/workload.ts';

const lines = 500;
/** How many times slower other people's calls may be while the lot runs. */
const slower = 1.2;
const pdfs = 20;
const pauseMs = 50;
const longestMs = 900_000;

const drawDossier = drawApart<typeof dossierSubventionPdf>(
  new URL('../packages/server/src/subvention/pdf/dossier-subvention.pdf.ts', import.meta.url),
  'dossierSubventionPdf',
);

export const workload: Workload = {
  title: `${lines} dossiers granted at once with a letter each, beside the list that somebody else reads`,
  prepare: async ({ folder, say }) => {
    const { pool, url, stop } = await openDossiers(folder, say);
    const dataDir = mkdtempSync(join(tmpdir(), 'portail-asso-bench-lot-'));
    const portal = await startPortal({ databaseUrl: url, dataDir, tokenKey });
    return {
      rounds: 1,
      subjects: [
        { name: 'PDF', round: drawDossiers },
        { name: 'lot', round: () => runLot(pool, portal.url) },
      ],
      judge: ({ PDF = {}, lot = {} }) => {
        const [rate, drawn] = [lot['dossiers/s'] ?? 0, PDF['dossiers/s'] ?? 0];
        const times = (lot['p50 ms meanwhile'] ?? 0) / (lot['p50 ms before'] ?? 1);
        return [
          {
            limit: `at least as many dossiers a second as the PDF workload draws (${drawn.toFixed(1)})`,
            found: rate.toFixed(1),
            isHeld: rate >= drawn,
          },
          {
            limit: `the median of another call at most ${slower} times what it is alone`,
            found: `${times.toFixed(2)} times`,
            isHeld: times <= slower,
          },
        ];
      },
      stop: async () => {
        await portal.stop();
        await stop();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  },
};

/** Draws the PDFs of twenty dossiers one after the other, and gives how many a second. */
async function drawDossiers(): Promise<Measure> {
  const at = new Date('2027-03-12T13:05:00Z');
  await drawDossier(deuxAns(), at);
  const began = performance.now();
  for (let n = 0; n < pdfs; n++) await drawDossier(deuxAns(), at);
  return { 'dossiers/s': pdfs / ((performance.now() - began) / 1000) };
}

type Api = <T>(path: string, sent?: { method?: string; body?: unknown; version?: number }) => Promise<T>;
type Lot = {
  id: string;
  version: number;
  etat: string;
  comptes: { prete: number; faite: number };
  courriers: number;
};

async function runLot(pool: Pool, url: string): Promise<Measure> {
  const [service = ''] = await listIds(pool, 'service', 1);
  const [agent = ''] = await listAgents(pool, 1);
  const ids = await toGrant(pool, service);
  const template = await aTemplate(pool, { service, agent });
  const [token = ''] = await makeTokens([agent]);
  const api = apiOf(url, token);
  const lot = await prepareLot(api, { ids, service, template });
  const alone = await timesUntil(api, async (n) => n >= 60);
  const began = performance.now();
  await api(`/demande/lots/${lot.id}/lancement`, { method: 'POST', body: {}, version: lot.version });
  let ended = began;
  const meanwhile = await timesUntil(api, async () => {
    ended = performance.now();
    return ended - began > longestMs || (await isDone(pool, lot.id));
  });
  const done = await api<Lot>(`/demande/lots/${lot.id}`);
  if (done.comptes.faite !== lines || done.courriers !== lines) throw new Error(JSON.stringify(done));
  return {
    'dossiers/s': lines / ((ended - began) / 1000),
    'p50 ms before': quantile(alone, 0.5),
    'p50 ms meanwhile': quantile(meanwhile, 0.5),
    'p90 ms before': quantile(alone, 0.9),
    'p90 ms meanwhile': quantile(meanwhile, 0.9),
  };
}

/** Tells whether the lot is finished: no line is left to do, and every letter is drawn and stored. */
async function isDone(pool: Pool, id: string): Promise<boolean> {
  const { rows } = await pool.query<{ left: number }>(
    `select (select count(*) from lot_ligne where id_lot = $1 and etat = 'prete')::int
      + (select count(*) from courrier where sha256 is null)::int as left`,
    [id],
  );
  return rows[0]?.left === 0;
}

/**
 * Makes one call after the other with pauses, like a person who works at the same time, until the lot is finished;
 * returns how long each call took.
 */
async function timesUntil(api: Api, isOver: (n: number) => Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  while (!(await isOver(times.length))) {
    const began = performance.now();
    await api('/demande/dossiers?limit=50');
    times.push(performance.now() - began);
    await wait(pauseMs);
  }
  return times;
}

async function prepareLot(
  api: Api,
  { ids, service, template }: { ids: readonly string[]; service: string; template: string },
): Promise<Lot> {
  const body = { action: 'grant', id_service: service, selection: { ids } };
  const made = await api<Lot>('/demande/lots', { method: 'POST', body });
  const lot = await api<Lot>(`/demande/lots/${made.id}`, {
    method: 'PUT',
    version: made.version,
    body: { parametres: { courriers: [template] }, montants_demandes: true },
  });
  if (lot.comptes.prete !== lines) throw new Error(JSON.stringify(lot));
  return lot;
}

/** Puts the dossiers of a service back under study, whatever an earlier run made of them, and returns their ids. */
async function toGrant(pool: Pool, service: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `update instruction i set etat = '2', etat_precedent = null, montant_accorde = null, transmis_le = modifie_le
      from (select i.id_dossier from instruction i join dossier d on d.id = i.id_dossier
        where i.id_service_instructeur = $1 and not d.est_supprime and i.montant_demande > 0
        order by i.id_dossier limit $2) c
      where i.id_dossier = c.id_dossier and i.id_service_instructeur = $1 returning i.id_dossier as id`,
    [service, lines],
  );
  if (rows.length < lines)
    throw new Error(`the first service has ${rows.length} dossiers: BENCH_DOSSIERS of 20000 at least`);
  await pool.query('vacuum (analyze) instruction');
  return rows.map(({ id }) => id);
}

async function aTemplate(
  pool: Pool,
  { service, agent }: { service: string; agent: string },
): Promise<string> {
  const texte =
    '# Décision\n{association.nom} reçoit {decision.montant} le {decision.date}.\n\n[tableau des projets]\n\nUn compte rendu financier est attendu.';
  const { rows } = await pool.query<{ id: string }>(
    `with m as (
      insert into modele_courrier (id_service, nature, nom, objet, texte, cree_le, modifie_le, modifie_par)
      values ($1, 'accord', 'Mesure ' || clock_timestamp(), 'Subvention {dossier.numero}', $2, now(), now(), $3) returning *)
    insert into modele_courrier_version (id_modele, numero, nature, nom, objet, texte, publiee_le, publiee_par)
    select id, 1, nature, nom, objet, texte, now(), $3 from m returning id`,
    [service, texte, agent],
  );
  return rows[0]?.id ?? '';
}

const apiOf =
  (url: string, token: string): Api =>
  async (path, { method = 'GET', body, version } = {}) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'access-token': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
