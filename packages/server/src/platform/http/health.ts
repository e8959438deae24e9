import type { FastifyInstance } from 'fastify';
import type { BuiltPlatform } from '../build-platform.ts';

const patienceMs = 5000;

/** `/healthz`: the process answers. `/readyz`: database, storage and job worker do too. */
export function registerHealth(app: FastifyInstance, { platform, checkDatabase }: BuiltPlatform): void {
  const { storage, jobs, log } = platform;
  const checks = { base: checkDatabase, fichiers: () => storage.check(), travaux: () => jobs.check() };
  const quiet = { config: { rateLimit: false } } as const;
  app.get('/healthz', quiet, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ etat: 'ok' }),
  );
  app.get('/readyz', quiet, async (_, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await isFine(check, log)] as const),
    );
    const isReady = results.every(([, fine]) => fine);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        etat: isReady ? 'ok' : 'indisponible',
        ...Object.fromEntries(results.map(([name, fine]) => [name, fine ? 'ok' : 'indisponible'])),
      });
  });
}

async function isFine(check: () => Promise<void>, log: FastifyInstance['log']): Promise<boolean> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  try {
    await Promise.race([check(), late]);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
