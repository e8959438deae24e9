// The few calls of W3C WebDriver that a proof needs; each browser's own driver answers them over HTTP.
import { writeFileSync } from 'node:fs';

/** Opens a window by the driver at this address. */
export async function openWindow(driver, capabilities) {
  const { sessionId, capabilities: had } = await call(`${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  const act = (path, body) => call(`${session}/${path}`, body);
  return {
    version: had.browserVersion,
    go: (url) => act('url', { url }),
    /** Runs this function in the page, and returns what it gives or resolves to. */
    run: async (work, ...args) => {
      const { value, error } = await act('execute/async', { script: inPage(work), args });
      if (error) throw new Error(error);
      return value;
    },
    resize: (width, height) => act('window/rect', { x: 0, y: 0, width, height }),
    keepPicture: async (path) => writeFileSync(path, Buffer.from(await act('screenshot'), 'base64')),
  };
}

const inPage = (work) => `
  const [done, args] = [arguments[arguments.length - 1], [...arguments].slice(0, -1)];
  Promise.resolve().then(() => (${work})(...args)).then(
    (value) => done({ value: value ?? null }),
    (error) => done({ error: String(error) || 'error' }),
  );`;

async function call(url, body) {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${url.split('/').slice(5).join('/')}: ${value.error}, ${value.message}`);
  return value;
}
