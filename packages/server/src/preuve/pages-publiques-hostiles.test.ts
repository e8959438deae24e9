// No address of a public page, whatever stands in its place for a name, and no field of its form causes a server error.
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aDemonstration } from './test-demonstration.ts';

const { portal } = await aDemonstration([], { environment: { REQUESTS_PER_MINUTE: '1000000' } });

/** Values in the place of a name, written as in an address. */
const inAddress = [
  '%00',
  'a%00b',
  '%F0%9F%98%80',
  '%ED%A0%80',
  '%E2%80%AE',
  '-1',
  '99999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  '..%2F..%2Fetc%2Fpasswd',
  '__proto__',
  '%25%27%22%5C;--',
  'a'.repeat(2000),
];

const pages = features.flatMap((one) => one.build(portal as never).pages ?? []);

type Demande = { method: 'GET' | 'POST'; url: string; payload?: string };

const demandes: Demande[] = pages.flatMap(({ method = 'GET', path }) =>
  inAddress.flatMap((value) => {
    const url = path.replaceAll(/:\w+|\*/g, value);
    const asked = { method, url: `${url}?q=${value}&page=${value}&${value}=1` };
    if (method === 'GET') return [asked];
    return ['courriel', 'jeton', 'retour', value].map((name) => ({ ...asked, payload: `${name}=${value}` }));
  }),
);

test('every public page is tried, and none answers a server error', async () => {
  expect(pages.length).toBeGreaterThan(20);
  const failures: string[] = [];
  for (const { method, url, payload } of demandes) {
    const headers = {
      origin: portal.config.publicUrl.origin,
      ...(payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const reply = await portal.inject({ method, url, payload, headers });
    if (reply.statusCode >= 500) failures.push(`${method} ${url} ${payload ?? ''} → ${reply.statusCode}`);
  }
  expect(failures).toEqual([]);
});
