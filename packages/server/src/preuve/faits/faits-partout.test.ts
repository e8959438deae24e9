// What is said in several places is one thing: each row of the table is read on each of its surfaces, in one scene.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { today } from '../../subvention/test/test-dossiers.sql.ts';
import type { Fait } from './test-extraits.ts';
import { faitsArgent } from './test-faits-argent.ts';
import { faitsDecision } from './test-faits-decision.ts';
import { faitsDemande } from './test-faits-demande.ts';
import { plain } from './test-plain.ts';
import { playScene } from './test-scene.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const scene = await playScene(portal);
const faits = [...faitsDemande, ...faitsDecision, ...faitsArgent];
const packages = new URL('../../../../', import.meta.url);

/** Reads the fact on each surface; a surface that the scene does not read, or that is silent, is said so. */
function lus({ moment, demande, surfaces }: Fait): Record<string, unknown> {
  const lu = scene[moment][demande];
  return Object.fromEntries(
    Object.entries(surfaces).map(([surface, lire]) => {
      const said = lu[surface as keyof typeof lu];
      if (said === undefined || said === null) return [surface, 'not read by the scene'];
      const found = (lire as (said: unknown, lu: unknown) => unknown)(said, lu);
      return [surface, typeof found === 'string' ? plain(found) : (found ?? 'says nothing')];
    }),
  );
}

test.each(faits.map((one) => [one.fait, one.moment, one] as const))(
  '%s, at « %s », is the same everywhere',
  (_, __, fait) => {
    const surfaces = Object.keys(fait.surfaces);
    expect(surfaces.length).toBeGreaterThan(1);
    expect(lus(fait)).toEqual(Object.fromEntries(surfaces.map((surface) => [surface, fait.valeur])));
  },
);

test.each([...new Set(faits.map(({ home }) => home))])('%s is where a fact is decided', (home) => {
  const [path = '', name] = home.split('#');
  const file = new URL(path.replace('/', '/src/'), packages);
  expect(existsSync(file), home).toBe(true);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export (async )?(const|function) ${name}\\b`));
});

test('the table has thirty facts at least, each once', () => {
  const named = faits.map((one) => `${one.fait}, ${one.moment}`);
  expect(new Set(named).size).toBe(named.length);
  expect(named.length).toBeGreaterThanOrEqual(30);
});
