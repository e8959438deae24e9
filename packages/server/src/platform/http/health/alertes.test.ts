import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import type { Gauge, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Standing } from '../../db/replicas/replicas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { job, worker } from '../../jobs/job.ts';
import { circuit } from '../../outside/circuit.ts';
import { aPortal } from '../test/test-app.ts';
import { measurePlatform } from './measure-platform.ts';
import { measureRequests } from './metrics.ts';
import { evaluated, readSamples } from './test/test-promql.ts';

type Rule = { alert: string; expr: string };
const read = (name: string) =>
  readFileSync(new URL(`../../../../../../deploy/${name}`, import.meta.url), 'utf8');
const rules: Rule[] = parse(read('prometheus/alertes.yml')).groups[0].rules;
/** Prometheus itself makes the figure `up`, which says whether a program answers. */
const ofPrometheus = new Set(['up']);

const portal = await aPortal();
const app = fastify();
app.get('/faute', (_, reply) => reply.code(500).send());
const figures = measureRequests(app, portal.jobs);
// A replica of its own would cost two servers here; `replicas.test.ts` shows that its standing follows a real one.
let standing: Standing = 'suit';
const told = () => [{ name: 'replique.exemple/portail', standing }];
const served = { replique: 0, primaire: 0, repris: 0 };
measurePlatform(figures, { ...portal, replicas: { told, served } });
const greet = job({ name: 'essai.saluer', schema: z.object({}), retries: 0 });
await portal.jobs.declare([
  worker(greet, async () => {
    throw new Error('nobody is greeted here');
  }),
]);
const enqueue = (count: number) =>
  inTransaction(portal.db, async (tx) => {
    for (let n = 0; n < count; n++) await portal.jobs.enqueue(tx, greet, {});
  });

/** What makes each alert fire, on the portal's own figures. */
const provoked: Record<string, (registry: Registry) => Promise<unknown>> = {
  PortailErreurs: async () => app.inject('/faute'),
  PortailLent: async (registry) =>
    (registry.getSingleMetric('http_request_duration_seconds') as Histogram).observe(
      { method: 'GET', route: '/', status: '200' },
      3,
    ),
  PortailBoucleBloquee: async () => {
    // A delay is noted between two ticks of the loop's own clock: one before, one after. The figure is the delay that
    // one tick in a hundred exceeds, so the pauses around it are of this process alone: while a slow database answered,
    // the loop would turn more than a hundred times, and the delay would be forgotten.
    await wait(30);
    for (const began = performance.now(); performance.now() - began < 1500; );
    await wait(30);
  },
  BaseSaturee: async () => {
    const max = portal.pool.options.max ?? 0;
    const held = await Promise.all(Array.from({ length: max }, () => portal.pool.connect()));
    const late = Promise.all(Array.from({ length: 6 }, () => portal.pool.query('select 1')));
    undo = async () => {
      for (const one of held) one.release();
      await late;
    };
  },
  RepliqueEcartee: async () => {
    standing = 'en retard';
    undo = async () => {
      standing = 'suit';
    };
  },
  TravauxMorts: async () => {
    await enqueue(1);
    await portal.jobs.runDue();
  },
  TravauxEnAttente: () => enqueue(101),
  CourrielsEnEchec: () => mails('echec', 1),
  CourrielsEnAttente: () => mails('a_envoyer', 201),
  StockageMuet: async () => {
    rmSync(portal.config.dataDir, { recursive: true });
    writeFileSync(portal.config.dataDir, '');
    undo = async () => rmSync(portal.config.dataDir);
  },
  ServiceExterieurMuet: async () => {
    const breaker = circuit(portal.clock, 'un service');
    for (let failure = 0; failure < 5; failure++) breaker.failed();
  },
  VersionsMelees: async (registry) => {
    const build = registry.getSingleMetric('portail_build_info') as Gauge;
    const { collect } = build as unknown as { collect(): void };
    // A second server of another version is read by the same Prometheus.
    Object.assign(build, {
      collect() {
        collect.call(build);
        build.set({ version: '0.0.1', node: '26', role: 'serveur' }, 1);
      },
    });
  },
};
let undo: () => Promise<unknown> = async () => undefined;

const mails = (etat: string, count: number) =>
  portal.pool.query(
    `insert into courriel (cle, destinataire, objet, texte, html, message_id, cree_le, etat)
     select $1 || n, 'a@exemple.fr', '', '', '', $1 || n, now(), $1 from generate_series(1, $2::int) n`,
    [etat, count],
  );

test('each alert is about a figure that the portal has, and so is each panel of the dashboard', async () => {
  const names = new Set(figures.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_bucket`]));
  const { panels } = JSON.parse(read('grafana/portail.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(25);
  for (const expression of expressions) {
    const named = expression
      .replace(/"[^"]*"|\{|\}|by \([^)]*\)/g, ' ')
      .match(/\b[a-z_]+(?=\s|\[|\)|$)/g)
      ?.filter((word) => word.includes('_') || word === 'mails' || ofPrometheus.has(word));
    for (const name of named ?? [])
      expect([expression, name, names.has(name) || ofPrometheus.has(name)]).toEqual([expression, name, true]);
  }
});

test.each(rules.filter(({ alert }) => alert !== 'PortailMuet'))(
  '$alert is silent, then fires when its cause is there',
  async ({ alert, expr }) => {
    const before = await readSamples(figures, expr);
    const quiet = async () => evaluated(expr, { before, after: await readSamples(figures, expr) });
    await expect.poll(quiet).toEqual([]);
    const calm = await readSamples(figures, expr);
    await provoked[alert]?.(figures);
    const after = await readSamples(figures, expr);
    expect(evaluated(expr, { before: calm, after })).not.toEqual([]);
    await undo();
    undo = async () => undefined;
  },
);

test('an alert without its cause in this file, or a cause without its alert, is refused', () => {
  const provokable = rules.map(({ alert }) => alert).filter((alert) => alert !== 'PortailMuet');
  expect(Object.keys(provoked).toSorted()).toEqual(provokable.toSorted());
});
