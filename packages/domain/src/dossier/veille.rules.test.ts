import { expect, it } from 'vitest';
import { aChange, presenceSecondes, veilleSecondes } from './veille.rules.ts';

const connue = { version: 3, projets: [{ id: 'p1', version: 5 }] };

it.each([
  ['nothing', { version: 3, projets: [{ id: 'p1', version: 5 }] }, false],
  [
    'what this page has saved itself, and a late answer does not know yet',
    { version: 2, projets: [{ id: 'p1', version: 4 }] },
    false,
  ],
  ['the head', { version: 4, projets: [{ id: 'p1', version: 5 }] }, true],
  ['a project', { version: 3, projets: [{ id: 'p1', version: 6 }] }, true],
  ['a project more', { version: 3, projets: [...connue.projets, { id: 'p2', version: 1 }] }, true],
  ['a project less', { version: 3, projets: [] }, true],
  ['a project in the place of another', { version: 3, projets: [{ id: 'p2', version: 1 }] }, true],
])('sees a change of %s', (_, presente, changed) => {
  expect(aChange(connue, presente)).toBe(changed);
});

it('asks often enough to tell within ten seconds, and forgets nobody who still asks', () => {
  expect(veilleSecondes).toBeLessThan(10);
  expect(presenceSecondes).toBeGreaterThan(2 * veilleSecondes);
});
