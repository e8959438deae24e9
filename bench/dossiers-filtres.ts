import { filtresDossiers, type NomFiltre } from '@asso/domain/dossier/dossier-filtres.rows';
import { nomsTris } from '@asso/domain/dossier/dossier-tris.rows';
import type { Pool } from 'pg';
import { tokenKey, tokensOf } from './support/access-token.ts';
import { dossiers, dossiersDir, openDossiers } from './support/dossiers/data.ts';
import { growthBySubject, keepFigures } from './support/dossiers/growth.ts';
import { agentsOf, idsOf } from './support/dossiers/people.ts';
import { asking } from './support/dossiers/subjects.ts';
import { below } from './support/hasard.ts';
import { startPortal } from './support/server-process.ts';
import type { Workload } from './support/workload.ts';

const services = 20;
/** Few connections are used, because this measures the cost of each list rather than the machine's capacity. */
const connections = 4;
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const growth = 1.5;

/** The queues of twenty large services are read with each filter and in each order. */
export const workload: Workload = {
  title: `the queue of a large service by each filter and in each order, ${connections} connections, ${dossiers} dossiers`,
  prepare: async ({ folder, say }) => {
    const database = await openDossiers(folder, say);
    const { pool, url } = database;
    try {
      const asked = await askedOf(pool);
      const agents = await agentsOf(pool, services);
      const portal = await startPortal({ databaseUrl: url, dataDir: `${folder}/portail`, tokenKey });
      let tokens: string[] = [];
      const renew = async () => {
        tokens = await tokensOf(agents);
      };
      const dataDir = dossiersDir(folder);
      return {
        rounds,
        subjects: Object.entries(asked).map(([name, queries]) => ({
          name,
          round: asking({
            server: portal,
            dataDir,
            connections,
            seconds,
            work: { renew },
            request: (n) => {
              const place = below(services, { i: n, what: 800 });
              return {
                path: `/api/demande/dossiers?limit=25&${queries[place]}`,
                headers: { 'access-token': tokens[place] ?? '' },
              };
            },
          }),
        })),
        judge: (medians) => {
          keepFigures(folder, 'filtres', medians);
          return growthBySubject(folder, { name: 'filtres', growth }, medians);
        },
        stop: async () => {
          await portal.stop();
          await database.stop();
        },
      };
    } catch (error) {
      await database.stop();
      throw error;
    }
  },
};

/** For each filter or order, this gives the value asked of each service. */
async function askedOf(pool: Pool): Promise<Readonly<Record<string, readonly string[]>>> {
  const ids = await idsOf(pool, 'service', services);
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
    a_lire: () => 'corrige',
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
