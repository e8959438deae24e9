import { Counter, Gauge, type Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import type { Replicas } from '../../db/replicas/replicas.ts';
import { countJobs } from '../../jobs/waiting-jobs.sql.ts';
import { countMails } from '../../mail/mail.sql.ts';
import { circuitStates } from '../../outside/circuit.ts';
import type { Platform } from '../../platform.ts';
import { portalVersion } from '../../version/portal-version.ts';

type Measured = Pick<Platform, 'db' | 'pool' | 'pooled' | 'storage'> & {
  replicas?: Pick<Replicas, 'told' | 'served'> | undefined;
  config: Pick<Config, 'serves' | 'works' | 'databaseConnections'>;
};

type Said = { name: string; help: string; labelNames?: string[] };
type MakeGauge = (said: Said, collect: (one: Gauge) => unknown) => Gauge;

/**
 * Measures what the server depends on, each time the figures are read. A dependency that does not answer has no
 * figure, or 0 where the figure's help says so.
 */
export function measurePlatform(
  registry: Registry,
  { db, storage, replicas, config, ...pools }: Measured,
): void {
  const registers = [registry];
  const pool = pools.pooled ?? pools.pool;
  const gauge = ({ labelNames = [], ...said }: Said, collect: (one: Gauge) => unknown) =>
    new Gauge({
      ...said,
      labelNames,
      registers,
      async collect() {
        this.reset();
        await Promise.resolve(collect(this)).catch(() => undefined);
      },
    });
  const role = config.serves ? (config.works ? 'tout' : 'serveur') : 'travaux';
  gauge(
    {
      name: 'portail_build_info',
      help: 'Version of the code and role of this process.',
      labelNames: ['version', 'node', 'role'],
    },
    (one) => one.set({ version: portalVersion, node: process.versions.node, role }, 1),
  );
  gauge(
    {
      name: 'database_connections',
      help: 'Connections of this server to the database.',
      labelNames: ['state'],
    },
    (one) => {
      one.set({ state: 'idle' }, pool.idleCount);
      one.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      one.set({ state: 'max' }, config.databaseConnections);
    },
  );
  gauge({ name: 'database_requests_waiting', help: 'Requests that wait for a connection.' }, (one) =>
    one.set(pool.waitingCount),
  );
  if (replicas) measureReplicas(replicas, { registers, gauge });
  gauge(
    { name: 'jobs_waiting', help: 'Jobs not done yet, by queue and state.', labelNames: ['queue', 'state'] },
    async (one) => {
      for (const { name, state, total } of await countJobs(db)) one.set({ queue: name, state }, total);
    },
  );
  gauge(
    { name: 'mails', help: 'Mails that wait to leave, or never will.', labelNames: ['state'] },
    async (one) => {
      const counts = new Map((await countMails(db)).map(({ etat, total }) => [etat, total]));
      one.set({ state: 'waiting' }, counts.get('a_envoyer') ?? 0);
      one.set({ state: 'failed' }, counts.get('echec') ?? 0);
    },
  );
  gauge({ name: 'storage_up', help: '1 when files can be kept.' }, async (one) => {
    one.set(
      await storage.check().then(
        () => 1,
        () => 0,
      ),
    );
  });
  gauge(
    {
      name: 'outside_open',
      help: '1 while a service of others is left alone after failures.',
      labelNames: ['service'],
    },
    (one) => {
      for (const { name, isOpen } of circuitStates()) one.set({ service: name }, isOpen ? 1 : 0);
    },
  );
}

function measureReplicas(
  replicas: Pick<Replicas, 'told' | 'served'>,
  { registers, gauge }: { registers: Registry[]; gauge: MakeGauge },
): void {
  gauge(
    {
      name: 'database_replica_up',
      help: '1 when this read replica may serve; 0 when it is late, silent or promoted.',
      labelNames: ['replica'],
    },
    (one) => {
      for (const { name, standing } of replicas.told())
        one.set({ replica: name }, standing === 'suit' ? 1 : 0);
    },
  );
  gauge(
    {
      name: 'database_replica_lag_seconds',
      help: 'Age of what this read replica shows; absent when it is not known.',
      labelNames: ['replica'],
    },
    (one) => {
      for (const { name, lagMs } of replicas.told())
        if (lagMs !== undefined) one.set({ replica: name }, lagMs / 1000);
    },
  );
  new Counter({
    name: 'database_reads_total',
    help: 'Calls that a read replica may serve, by where they began; « repris » went on from a replica to the primary.',
    labelNames: ['place'],
    registers,
    collect() {
      this.reset();
      for (const [place, count] of Object.entries(replicas.served)) this.inc({ place }, count);
    },
  });
}
