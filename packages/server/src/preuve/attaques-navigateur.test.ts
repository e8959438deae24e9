import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aDemonstration } from './test-demonstration.ts';
import { empreinte } from './test-empreinte.sql.ts';

const demo = await aDemonstration(['jeanne.roux']);
const { portal, tokenOf } = demo;
const rows: Endpoint[] = features.flatMap(({ endpoints }) => Object.values(endpoints).flatMap(Object.values));
const closed = rows.filter(({ access }) => access !== 'public');
const isFile = ({ method, reply }: Endpoint): boolean => method === 'GET' && reply === 'fichier';

const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://ailleurs.example' };
const ours = { 'sec-fetch-site': 'same-origin' };

/**
 * Makes a call as a browser does: with the cookies of the signed-in person, but nothing that a page's code must add.
 */
async function asBrowser({ method, path }: Endpoint, headers: Record<string, string>): Promise<string> {
  const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`;
  const cookie = `token=${tokenOf('jeanne.roux')}`;
  const reply = await portal.inject({ method, url, headers: { ...headers, cookie } });
  return `${reply.statusCode} ${method} ${path}`;
}

const said = (status: number) => (row: Endpoint) => `${status} ${row.method} ${row.path}`;

test('a cookie alone calls nothing, from another site as from ours, and changes nothing', async () => {
  const before = await empreinte(portal.db);
  const called = closed.filter((row) => !isFile(row));
  for (const headers of [elsewhere, ours]) {
    expect(await Promise.all(called.map((row) => asBrowser(row, headers)))).toEqual(called.map(said(401)));
  }
  expect(called.length).toBeGreaterThan(200);
  expect(await empreinte(portal.db)).toBe(before);
});

test('a file opens by the cookie from a page of ours, and from no other site', async () => {
  const files = closed.filter(isFile);
  expect(await Promise.all(files.map((row) => asBrowser(row, elsewhere)))).toEqual(files.map(said(401)));
  const opened = await Promise.all(files.map((row) => asBrowser(row, ours)));
  expect(opened.filter((one) => one.startsWith('401'))).toEqual([]);
});

test.each([{ origin: 'https://ailleurs.example' }, { origin: 'null' }])(
  'no call tells the browser that %j may read it, nor that it may ask',
  async ({ origin }) => {
    const asked = await Promise.all(
      rows.flatMap(({ method, path }) => {
        const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`;
        const preflight = {
          'access-control-request-method': method,
          'access-control-request-headers': 'access-token',
        };
        return [
          portal.inject({ method: 'OPTIONS', url, headers: { origin, ...preflight } }),
          ...(method === 'GET' ? [portal.inject({ method, url, headers: { origin } })] : []),
        ];
      }),
    );
    const told = asked
      .flatMap(({ headers }) => Object.keys(headers))
      .filter((name) => /^access-control/.test(name));
    expect(told).toEqual([]);
    expect(asked.every(({ headers }) => headers['cross-origin-resource-policy'] === 'same-origin')).toBe(
      true,
    );
  },
);

test.each([
  '/client/../../package.json',
  '/client/..%2f..%2fpackage.json',
  '/client/%2e%2e/%2e%2e/package.json',
  '/client/assets/..%5c..%5c..%5cpackage.json',
  '/client/%252e%252e/package.json',
  '/client//etc/passwd',
  '/client/assets/%00/package.json',
  '/../../../etc/passwd',
  '/api/../package.json',
])('%s leads to no file', async (url) => {
  const reply = await portal.inject(url);
  expect(reply.statusCode === 404 || /^text\/(html|plain)/.test(String(reply.headers['content-type']))).toBe(
    true,
  );
  expect(reply.body).not.toMatch(/"workspaces"|root:.*:0:0/);
});
