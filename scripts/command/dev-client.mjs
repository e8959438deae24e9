import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './paths.mjs';

const target = `http://127.0.0.1:${process.env.PORT || 3000}`;

const server = await createServer({
  root: join(root, 'packages/client'),
  configFile: join(root, 'packages/client/vite.config.ts'),
  server: { host: '127.0.0.1', proxy: { '/api': { target, changeOrigin: false } } },
});
await server.listen();
server.printUrls();

const close = () => server.close().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, close);
