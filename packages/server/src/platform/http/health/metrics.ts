import fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../log/log.ts';
import { StartupError } from '../../startup-error.ts';

/** Keeps the figures of this server's requests, process and job queue. */
export function measureRequests(app: FastifyInstance, jobs: Jobs): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const count = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'jobs_dead',
    help: 'Jobs that failed for good and wait for a decision.',
    registers: [registry],
    async collect() {
      this.set(await jobs.countDead());
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? '(inconnue)',
      status: String(reply.statusCode),
    };
    count.inc(labels);
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  return registry;
}

const usualPort = 9464;

type Where = Pick<Config, 'metricsHost' | 'metricsPort'> & { log: Log };

/** Serves `/metrics` on an address of its own, which is not for the public. */
export async function serveMetrics(
  registry: Registry,
  { metricsHost, metricsPort, log }: Where,
): Promise<{ stop(): Promise<void> }> {
  if (metricsPort === 0) return { stop: async () => undefined };
  const app = fastify({ logger: false });
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  try {
    await app.listen({ host: metricsHost, port: metricsPort ?? usualPort });
  } catch (cause) {
    await app.close();
    if (metricsPort === undefined) {
      log.warn({ port: usualPort }, 'no metrics: the usual port is taken');
    } else {
      throw new StartupError(
        `Le port ${metricsPort} des mesures (METRICS_PORT) ne peut pas être ouvert sur ${metricsHost}.`,
        { cause },
      );
    }
  }
  return { stop: () => app.close() };
}
