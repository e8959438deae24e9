#!/usr/bin/env node
// Started by Playwright as if it were Firefox. It starts the Firefox that FIREFOX names, and stands between both on the
// line of WebDriver BiDi, for the two things that a stock Firefox and Playwright do not agree about:
// - Playwright always sets the media features, which this Firefox does not know: the command is answered for it.
// - Playwright writes a text by setting the value of its field, which React does not see: in each page the text is
//   inserted as from the keyboard.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const unknownToFirefox = 'emulation.setMediaFeaturesOverride';
/** Playwright numbers its commands from 1: this one is ours, and its answer is not passed on. */
const ourId = 2 ** 40;
const insertion = `() => Object.defineProperty(window, '__pw_bidiInsertText', {
  get: () => (text) => void document.execCommand('insertText', false, text),
  set: () => undefined,
})`;

const firefox = spawn(process.env.FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => firefox.kill(signal));

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  process.stderr.write(`${url ? line.replace(url, await relayTo(url)) : line}\n`);
}

/** Returns the address where Playwright finds Firefox. */
async function relayTo(url) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 2 ** 30 });
  server.on('connection', (playwright, { url: path }) => relay(playwright, `${url}${path}`));
  await new Promise((resolve) => server.once('listening', resolve));
  return `ws://127.0.0.1:${server.address().port}`;
}

function relay(playwright, url) {
  const browser = new WebSocket(url, { maxPayload: 2 ** 30, perMessageDeflate: false });
  const isOpen = new Promise((resolve) => browser.once('open', resolve));
  let beginning;
  playwright.on('message', async (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (method === unknownToFirefox)
      return playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    if (method === 'session.new') beginning = id;
    await isOpen;
    browser.send(text);
  });
  browser.on('message', (data) => {
    const text = String(data);
    const { id } = text.startsWith('{"type":"event"') ? {} : JSON.parse(text);
    if (id === ourId) return;
    playwright.send(text);
    if (id !== undefined && id === beginning)
      browser.send(
        JSON.stringify({
          id: ourId,
          method: 'script.addPreloadScript',
          params: { functionDeclaration: insertion },
        }),
      );
  });
  playwright.once('close', () => browser.close());
  browser.once('close', () => playwright.close());
}
