import { filtresDossiers, type NomFiltre } from '@asso/domain/dossier/dossier-filtres.rows';
import { nomsTris } from '@asso/domain/dossier/dossier-tris.rows';
import type { Pool } from 'pg';
import { serverEnv } from '../scripts/command/server-flags.mjs';
import { makeTokens, tokenKey } from './support/access-token.ts';
import { dossiers, dossiersDir, openDossiers } from './support/dossiers/data.ts';
import { growthBySubject, keepFigures } from './support/dossiers/growth.ts';
import { listAgents, listIds } from './support/dossiers/people.ts';
import { asking, leastHonest, withShares } from './support/dossiers/subjects.ts';
import { below } from './support/hasard.ts';
import type { Request } from './support/load.ts';
import {
  measureBytes,
  type ServerProcess,
  startLeastHonest,
  startPortal,
  startServer,
} from './support/server-process.ts';
import type { Workload } from './support/workload.ts';

const services = 20;
/** Few connections are used, because this measures the cost of each list rather than the machine's capacity. */
const connections = 4;
const seconds = Number(process.env.BENCH_SECONDS ?? 1.5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const growth = 1.5;

/** The queues of twenty large services are read with each filter and in each order. */
export const workload: Workload = {
  title: `the queue of a large service by each filter and in each order, ${connections} connections, ${dossiers} dossiers`,
  prepare: async ({ folder, say }) => {
    const opened: (() => Promise<void>)[] = [];
    const stop = async () => {
      for (const close of opened.splice(0).toReversed()) await close();
    };
    const open = async <T extends { stop(): Promise<void> }>(opening: Promise<T>): Promise<T> => {
      const one = await opening;
      opened.push(one.stop);
      return one;
    };
    try {
      const { pool, url } = await open(openDossiers(folder, say));
      const asked = await askedOf(pool);
      const agents = await listAgents(pool, services);
      const ids = await listIds(pool, 'service', services);
      let tokens: string[] = [];
      const renew = async () => {
        tokens = await makeTokens(agents);
      };
      await renew();
      const placeOf = (n: number) => below(services, { i: n, what: 800 });
      const listed = (queries: readonly string[]) => (n: number) => {
        const place = placeOf(n);
        return {
          path: `/api/demande/dossiers?limit=25&${queries[place]}`,
          headers: { 'access-token': tokens[place] ?? '' },
        };
      };
      /**
       * Makes the request of the reference servers: one filter, by exercice and states, with which all the filters of
       * the portal are compared.
       */
      const reference = (n: number) => ({
        path: `/dossiers?service=${ids[placeOf(n)]}&exercice=2025&etats=2,6,10`,
        headers: { 'access-token': tokens[placeOf(n)] ?? '' },
      });
      const served = { databaseUrl: url, dataDir: `${folder}/portail`, tokenKey };
      const portal = await open(startPortal(served));
      const bytes = await measureBytes(portal, listed(asked.exercices ?? []));
      const least = await open(startLeastHonest({ ...served, bytes }));
      const env = { DATABASE_URL: url, ...serverEnv };
      const bare = await open(
        startServer({ file: 'bench/support/dossiers/bare.ts', readyPath: '/ready', env }),
      );
      const dataDir = dossiersDir(folder);
      const work = { renew };
      const round = (server: ServerProcess, request: (n: number) => Request) =>
        asking({ server, dataDir, connections, seconds, work, request });
      return {
        rounds,
        subjects: [
          ...Object.entries(asked).map(([name, queries]) => ({
            name,
            round: round(portal, listed(queries)),
          })),
          { name: leastHonest, round: round(least, reference) },
          { name: 'bare handler', round: round(bare, reference) },
        ],
        shown: withShares,
        judge: (medians) => {
          keepFigures(folder, 'filtres', medians);
          return growthBySubject(folder, { name: 'filtres', growth }, medians);
        },
        stop,
      };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};

/** Gives, for each filter or order, the value asked of each service. */
async function askedOf(pool: Pool): Promise<Readonly<Record<string, readonly string[]>>> {
  const ids = await listIds(pool, 'service', services);
  const { rows } = await pool.query<{ siret: string; par: string; departement: string }>(
    `select d.id_siret as siret, d.created_by as par, a.code_departement as departement
      from unnest($1::uuid[]) with ordinality s (id, rang)
      cross join lateral (select id_dossier from instruction i where i.id_service_instructeur = s.id
        and i.etat not in ('A', 'B') order by i.id_dossier limit 1) i
      join dossier d on d.id = i.id_dossier join association a on a.id = d.id_association order by s.rang`,
    [ids],
  );
  const values: Record<NomFiltre, (place: number) => string | undefined> = {
    etats: () => '2&etats=6',
    retard: () => 'oui',
    a_payer: () => 'retard',
    echeance: () => 'semaine-0',
    a_lire: () => 'corrige',
    compte_rendu: () => 'loin',
    tour: () => 'association',
    statuts: () => 'complet',
    etatsCRF: () => '1',
    demande_min: () => '20000',
    affectes: () => 'personne',
    exercices: () => '2025',
    genres: () => 'subvention',
    id_type_dispositif: () => 'FDVA',
    departements: (place) => rows[place]?.departement,
    id_sous_type_dispositif: () => 'T1',
    // The data has no labels: the bench measures how fast the empty result comes.
    etiquettes: (place) => ids[place],
    id_service_instructeur: (place) => ids[place],
    demandeur: (place) => rows[place]?.siret,
    typeAgrements: () => 'JEP',
    createdBy: (place) => rows[place]?.par,
    createdByType: () => 'association',
  };
  const noms = Object.keys(filtresDossiers) as NomFiltre[];
  const places = ids.map((_, place) => place);
  return Object.fromEntries([
    ...noms.map((nom) => [nom, places.map((place) => `${nom}=${values[nom](place)}`)]),
    ...nomsTris.map((tri) => [`tri ${tri}`, places.map(() => `tri=${tri}`)]),
    [
      'état et exercice, par montant',
      places.map(() => 'etats=2&etats=6&etats=10&exercices=2025&tri=-demande'),
    ],
  ]);
}
