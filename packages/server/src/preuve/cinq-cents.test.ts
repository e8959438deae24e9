// Nothing that a client sends to any call may cause a server error (status 5xx, or a log line of level 50).
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aDemonstration } from './test-demonstration.ts';

const people = ['helene.garnier', 'fdva'] as const;
const { portal, tokenOf } = await aDemonstration([...people], {
  environment: { REQUESTS_PER_MINUTE: '1000000' },
});

const rows: Endpoint[] = features.flatMap(({ endpoints }) =>
  Object.values(endpoints).flatMap((table) => Object.values(table) as Endpoint[]),
);

/** Values for paths and queries, written as in an address. */
const inAddress = [
  '%00',
  'a%00b',
  '%F0%9F%98%80',
  '%E2%80%AE',
  '-1',
  '0',
  '2147483648',
  '99999999999999999999',
  '1e400',
  'NaN',
  '26-999999999',
  '00000000-0000-0000-0000-000000000000',
  '0001-01-01',
  '9999-99-99',
  '..%2F..%2Fetc%2Fpasswd',
  '__proto__',
  'a'.repeat(290),
  '%25%27%22%5C;--',
  '%7B%22a%22:%5B',
];

/** Values of a body's field. */
const inBody: unknown[] = [
  null,
  '\u0000',
  '\ud800',
  'a\u0000b\ud83d',
  -1,
  2_147_483_648,
  9_007_199_254_740_992,
  1e308,
  '9'.repeat(400),
  '0000-00-00',
  '-271821-04-20',
  [],
  {},
  [null],
  [[['a']]],
  { __proto__: null, constructor: 1, to: '\u0000' },
  true,
  'x'.repeat(60_000),
];

const json = 'application/json';
/** Bodies that are malformed, or wrongly described. */
const bodies: readonly (readonly [type: string, payload: string | Buffer])[] = [
  [json, '{'],
  [json, 'null'],
  [json, '[]'],
  [json, '"\\ud800"'],
  [json, `${'['.repeat(100_000)}`],
  [json, Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  [`${json}; charset=bogus`, '{}'],
  [`${json}; charset=utf-16`, '{}'],
  ['text/xml', '<a/>'],
  ['', '{}'],
  ['multipart/form-data', 'x'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nxx',
  ],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
  ],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\u0000\r\n--b--\r\n',
  ],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="x.php\u0000.pdf"\r\n\r\n%PDF-1.7\r\n--b--\r\n',
  ],
];

const headers: readonly Readonly<Record<string, string>>[] = [
  { range: 'bytes=9999999999-1' },
  { 'if-match': '"99999999999999999999"' },
  { 'if-match': 'é' },
  { 'if-none-match': '"'.repeat(5000) },
  { 'idempotency-key': 'a'.repeat(5000) },
  { 'content-encoding': 'gzip' },
  { 'accept-encoding': 'bogus;q=x, ,' },
  { cookie: '=;;a=%E0%A4%A; refresh=\u00e9' },
  { 'x-forwarded-for': 'not an address' },
  { origin: 'null', 'sec-fetch-site': 'bogus' },
];

/** The workers of the queue ask for their connections by themselves: one that waits too long is no call's error. */
const OF_THE_QUEUE = /"message":"Connection terminated due to connection timeout \(Queue: /;

type Demande = {
  url?: string;
  type?: string;
  payload?: string | Buffer;
  headers?: Readonly<Record<string, string>>;
};

const shapeOf = (schema: unknown): string[] =>
  Object.keys((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {});

const right = '66307152000014';
const addressOf = ({ path }: Endpoint, value: string): string => `/api${path.replaceAll(/\{\w+\}/g, value)}`;

function demandesOf(row: Endpoint): Demande[] {
  const usual = addressOf(row, right);
  const asked = shapeOf(row.query);
  const paths = row.path.includes('{') ? inAddress.map((value) => ({ url: addressOf(row, value) })) : [];
  const queries = inAddress
    .filter(() => asked.length > 0)
    .flatMap((value) => [
      { url: `${usual}?${asked.map((name) => `${name}=${value}`).join('&')}` },
      { url: `${usual}?${asked.map((name) => `${name}=${value}&${name}=${value}`).join('&')}` },
    ]);
  const usually = headers.map((one) => ({ url: usual, headers: one }));
  if (row.method === 'GET') return [...paths, ...queries, ...usually];
  const names = shapeOf(row.body);
  const filled = inBody.map((value) => ({
    url: usual,
    type: json,
    payload: JSON.stringify(Object.fromEntries(names.map((name) => [name, value]))),
  }));
  const raw = bodies.map(([type, payload]) => ({ url: usual, type, payload }));
  return [...paths, ...queries, ...usually, ...filled, ...raw];
}

test.each(people)('nothing that %s sends, to any call, is an error of the server', async (qui) => {
  const found: string[] = [];
  let sent = 0;
  for (const row of rows) {
    // Signing out would end the session that the following calls use.
    if (/logout|deconnexion|sessions/.test(row.path)) continue;
    for (const { url = '', type, payload, headers: more } of demandesOf(row)) {
      const before = portal.logLines().length;
      const reply = await portal.inject({
        method: row.method,
        url,
        headers: {
          'access-token': tokenOf(qui),
          'idempotency-key': `cinq-cents-${sent}`,
          'if-match': '"1"',
          ...(type === undefined ? {} : { 'content-type': type }),
          ...more,
        },
        ...(payload === undefined ? {} : { payload }),
      });
      sent++;
      const said = portal
        .logLines()
        .slice(before)
        .filter((line) => /^\{"level":[56]0/.test(line) && !OF_THE_QUEUE.test(line));
      if (reply.statusCode >= 500 || said.length > 0) {
        found.push(
          `${row.method} ${url.slice(0, 150)} ${type ?? ''} ${String(payload ?? JSON.stringify(more ?? {})).slice(0, 80)}: ${reply.statusCode} ${said.join('').slice(0, 400)}`,
        );
      }
    }
  }
  expect(sent).toBeGreaterThan(rows.length);
  expect(found.slice(0, 30)).toEqual([]);
});
