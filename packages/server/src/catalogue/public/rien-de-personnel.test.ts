import { expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { markEverybody } from '../test/test-catalogue-public.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, inject } = portal;
const world = await aWorld(db);
await world.publish({ domaine_libre: true, titre: 'Zèbre pour tous' });

const trap = 'PIEGE';
await markEverybody(db, trap);

/** Follows each link from the list to every page, feed and file without an account. */
async function walk(): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const waiting = ['/repertoire-des-subventions', '/sitemap.xml', '/robots.txt', '/abonnement-subventions'];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (seen.has(url)) continue;
    const { statusCode, body } = await inject({ url });
    expect([url, statusCode]).toEqual([url, 200]);
    seen.set(url, body);
    for (const [, found = ''] of body.matchAll(
      /(?:href="|<loc>[a-z]+:\/\/[^/]+)(\/(?:repertoire-des-subventions|abonnement-subventions)[^"#<]*)/g,
    )) {
      waiting.push(found.replaceAll('&#38;', '&'));
    }
  }
  return seen;
}

it('nothing of anybody is in a page, a feed or a file that is read without an account', async () => {
  const seen = await walk();
  const kinds = ['.atom', '.json', '.ics', '/zebre-pour-tous'];
  for (const kind of kinds) expect([...seen.keys()].some((url) => url.endsWith(kind))).toBe(true);
  const emails = Object.values(world.emails);
  const secrets = [trap, ...emails, world.siret, world.iban];
  for (const [url, body] of seen) {
    for (const secret of secrets) expect(body.includes(secret) && `${secret} in ${url}`).toBe(false);
  }
});
