// Test support: one call of this server blocks its thread for ever; a test runs it as a program of its own.
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { startWatchdog, watchRequests } from '../watchdog.ts';

const app = fastify();
watchRequests(app, await startWatchdog({ seconds: Number(process.argv[2]) }));
app.get('/vite/:secret', async () => ({ ok: true }));
app.get('/pend/:secret', async () => {
  for (;;);
});
app.get('/attend/:secret', () => {
  process.stdout.write('attend\n');
  return new Promise(() => undefined);
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`port ${(app.server.address() as AddressInfo).port}\n`);
