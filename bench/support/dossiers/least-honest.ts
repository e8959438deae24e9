// The least that an honest server does: the portal's own application, with its hooks, limits, log, figures, watchdog,
// sessions and rights, then the statement of the bare handler, whose answer is as long as the portal's.
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { authenticator } from '@asso/server/compte/session/authenticator';
import { revocations } from '@asso/server/compte/session/revocations';
import { tokens } from '@asso/server/compte/session/tokens';
import { systemClock } from '@asso/server/platform/clock/clock';
import { readConfig } from '@asso/server/platform/config/config';
import { listenAt } from '@asso/server/platform/db/listen.sql';
import { startMemory } from '@asso/server/platform/db/memory';
import { openDatabase } from '@asso/server/platform/db/pool';
import { accessTo } from '@asso/server/platform/http/access';
import { buildApp } from '@asso/server/platform/http/app';
import { readCredentials } from '@asso/server/platform/http/credentials';
import { measureRequests } from '@asso/server/platform/http/health/metrics';
import { problemRegistry } from '@asso/server/platform/http/problem-registry';
import { RefusedError } from '@asso/server/platform/http/refused-error';
import type { Jobs } from '@asso/server/platform/jobs/jobs';
import { openLog } from '@asso/server/platform/log/log';
import { startWatchdog, watchRequests } from '@asso/server/platform/watchdog/watchdog';
import { bareRoutes } from './bare-routes.ts';

const config = readConfig();
const url = config.databaseUrl ?? '';
const { log, waiting } = openLog({ level: config.logLevel, journal: undefined });
const { db, pool, close } = openDatabase({ url, max: config.databaseConnections });
const listen = listenAt(url);
const memory = await startMemory(db, listen);
const list = revocations({ db, log, listen });
await list.start();
const identify = authenticator({
  db,
  tokens: tokens({ tokenKey: config.tokenKey, clock: systemClock }),
  revocations: list,
});

const app = await buildApp({ ...config, log, problems: problemRegistry([]) });
watchRequests(app, await startWatchdog({ seconds: config.watchdogSeconds, waiting }));
measureRequests(app, { countDead: async () => 0 } as Jobs);
const row = { access: 'connecte', reply: 'json', method: 'GET' } as unknown as Endpoint;
app.addHook('preParsing', async (request, reply) => {
  if (request.url === '/ready') return;
  reply.header('cache-control', 'no-store');
  const allowed = await accessTo(row, readCredentials(request, row, config.publicUrl), identify);
  if (!allowed.ok) throw new RefusedError(...allowed.problems);
  request.actor = allowed.value;
});
bareRoutes(app, pool, Number(process.env.REPLY_BYTES));
process.once('SIGTERM', async () => {
  await app.close();
  await list.stop();
  await memory.stop();
  await close();
  process.exit(0);
});
await app.listen({ port: config.port, host: config.host });
