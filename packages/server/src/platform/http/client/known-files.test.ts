import { expect, it } from 'vitest';
import { aClock } from '../../clock/clock.ts';
import { aPortal } from '../test/test-app.ts';

const clock = aClock('2027-03-10T14:05:00Z');
const environment = { PUBLIC_URL: 'https://portail.example', ASSISTANCE_EMAIL: 'aide@portail.example' };
const portal = await aPortal({
  clock,
  environment: { ...environment, DEMO: 'non', TOKEN_KEY: 'k'.repeat(32) },
});
const demonstration = await aPortal({ clock, environment });
const read = async (url: string, from = portal) => {
  const { statusCode, headers, body } = await from.inject({ url });
  return { statusCode, type: headers['content-type'], body };
};

it('robots are shown the pages of everybody, and no other', async () => {
  const { statusCode, type, body } = await read('/robots.txt');
  expect([statusCode, type]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = body.split('\n');
  expect(lines).toContain('Allow: /client/faq$');
  expect(lines).toContain('Disallow: /client/');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Sitemap: https://portail.example/sitemap.xml');
});

it('a demonstration is left alone by robots', async () => {
  expect((await read('/robots.txt', demonstration)).body).toBe('User-agent: *\nDisallow: /\n');
});

it('the map names these addresses', async () => {
  const { statusCode, type, body } = await read('/sitemap.xml');
  expect([statusCode, type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    [
      '/login',
      '/register',
      '/mentions-legales',
      '/conditions-utilisation',
      '/donnees-personnelles',
      '/accessibilite',
      '/cookies',
      '/statistiques',
      '/faq',
      '/plan',
      '/assistance',
    ].map((path) => `https://portail.example/client${path}`),
  );
});

it('who finds a flaw knows whom to write to, until a day that moves', async () => {
  const { statusCode, body } = await read('/.well-known/security.txt');
  expect(statusCode).toBe(200);
  expect(body).toBe(`Contact: mailto:aide@portail.example
Expires: 2027-09-06T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: https://portail.example/.well-known/security.txt
`);
  clock.set('2028-01-01T00:00:00Z');
  expect((await read('/.well-known/security.txt')).body).toContain('Expires: 2028-06-29T00:00:00.000Z');
});
