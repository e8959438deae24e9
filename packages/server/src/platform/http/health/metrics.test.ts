import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { buildLog } from '../../log/log.ts';
import { StartupError } from '../../startup-error.ts';
import { measureRequests, serveMetrics } from './metrics.ts';

const log = buildLog({ level: 'silent' });
const jobs = {
  enqueue: async () => undefined,
  listDead: async () => [],
  listFailing: async () => [],
  countDead: async () => 3,
  retryDead: async () => 0,
};

test('counts requests by route, not by address, and what is dead', async () => {
  const app = fastify();
  const figures = measureRequests(app, jobs);
  app.get('/api/dossiers/:id', async () => 'ok');
  await app.inject('/api/dossiers/1');
  await app.inject('/api/dossiers/2');
  const shown = await figures.metrics();
  expect(shown).toContain('http_requests_total{method="GET",route="/api/dossiers/:id",status="200"} 2');
  expect(shown).toContain('jobs_dead 3');
  expect(shown).toContain('nodejs_eventloop_lag_seconds');
  expect(shown).not.toContain('/api/dossiers/1');
  await app.close();
});

test('a port that was asked for and is taken stops the start with one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const figures = measureRequests(fastify(), jobs);
  const where = { metricsHost: '127.0.0.1', metricsPort: port, log };
  await expect(serveMetrics(figures, where)).rejects.toThrow(
    new StartupError(`Le port ${port} des mesures (METRICS_PORT) ne peut pas être ouvert sur 127.0.0.1.`),
  );
  other.close();
});

test('is served on its own port', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');
  const figures = measureRequests(fastify(), jobs);
  const { stop } = await serveMetrics(figures, { metricsHost: '127.0.0.1', metricsPort: port, log });
  const [reply] = await once(get({ host: '127.0.0.1', port, path: '/metrics' }), 'response');
  expect(reply.headers['content-type']).toContain('text/plain');
  expect(await text(reply)).toContain('jobs_dead 3');
  await stop();
});
