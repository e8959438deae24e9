import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aDatabase } from '../db/test/test-database.ts';
import { aServer } from '../http/test/test-server.ts';

const { url } = await aDatabase();
const folder = mkdtempSync(join(tmpdir(), 'portail-asso-boucle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a server whose call never gives its thread back ends, and its log names the call after what waited to be written', async () => {
  const server = await aServer({
    DATABASE_URL: url,
    DATA_DIR: folder,
    TOKEN_KEY: 'une-clé-inventée-pour-les-essais-de-panne',
    ASSISTANCE_EMAIL: 'aide@exemple.fr',
    WATCHDOG_SECONDS: '5',
    LOG_LEVEL: 'debug',
    NODE_OPTIONS: `--import=${new URL('./test/test-hang.ts', import.meta.url).href}`,
  });
  try {
    expect((await server.get('/healthz')).status).toBe(200);
    await expect(server.get('/readyz?pend')).rejects.toThrow();
    expect(await server.dead()).toBe('SIGKILL');
    const said = server.log().map((line) => JSON.parse(line));
    expect(said.map(({ route }) => route)).toContain('/healthz');
    expect(said.at(-1)).toMatchObject({
      level: 60,
      seconds: 5,
      calls: [expect.stringMatching(/^GET \/readyz /)],
    });
  } finally {
    await server.kill();
  }
});
