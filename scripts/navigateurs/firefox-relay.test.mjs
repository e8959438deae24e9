import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { root } from '../command/paths.mjs';

/** Answers each command with all those received so far, and refuses the one that Firefox does not know. */
const firefox = `
  import { WebSocketServer } from 'ws';
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.once('listening', () => console.error('WebDriver BiDi listening on ws://127.0.0.1:' + server.address().port));
  const seen = [];
  server.on('connection', (line, { url }) => line.on('message', (data) => {
    const { id, method } = JSON.parse(data);
    seen.push(method);
    const isKnown = !method.includes('MediaFeatures');
    line.send(JSON.stringify({ type: isKnown ? 'success' : 'error', id, result: { url, seen } }));
  }));`;

let relay;
afterEach(() => relay.kill());

async function startRelay() {
  const program = fileURLToPath(new URL('firefox-relay.mjs', import.meta.url));
  relay = spawn(process.execPath, [program, '--input-type=module', '--eval', firefox], {
    cwd: root,
    env: { ...process.env, FIREFOX: process.execPath },
  });
  for await (const line of createInterface({ input: relay.stderr })) {
    const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('The relay ended.');
}

it('is Firefox to Playwright: what Firefox does not know is answered, and texts are inserted in each page', async () => {
  const line = new WebSocket(`${await startRelay()}/session`);
  await once(line, 'open');
  const ask = async (id, method) => {
    line.send(JSON.stringify({ id, method }));
    return JSON.parse((await once(line, 'message'))[0]);
  };
  const begun = await ask(1, 'session.new');
  expect(begun).toEqual({ type: 'success', id: 1, result: { url: '/session', seen: ['session.new'] } });
  expect(await ask(2, 'emulation.setMediaFeaturesOverride')).toEqual({ type: 'success', id: 2, result: {} });
  const { seen } = (await ask(3, 'session.status')).result;
  expect(seen).toEqual(['session.new', 'script.addPreloadScript', 'session.status']);
  line.close();
});
