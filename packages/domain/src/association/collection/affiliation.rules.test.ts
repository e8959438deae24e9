import { expect, it } from 'vitest';
import { isAffiliationSportive, withLicencies } from './affiliation.rules.ts';

it.each([
  [{}, false],
  [{ nb_licencies: null, nb_licencies_f: null, nb_licencies_h: null }, false],
  [{ nb_licencies: 12 }, true],
  [{ nb_licencies_f: 12 }, true],
  [{ nb_licencies_h: 12 }, true],
  [{ nb_licencies: 0 }, true],
])('%j is a sports affiliation: %s [R3.2]', (counts, isSportive) => {
  expect(isAffiliationSportive({ nom: 'Fédération fictive', ...counts })).toBe(isSportive);
});

it.each([
  [{ nb_licencies_f: 30, nb_licencies_h: 40 }, 70],
  [{ nb_licencies_f: 0, nb_licencies_h: 0 }, 0],
  [{ nb_licencies_f: 30 }, null],
  [{ nb_licencies_f: 30, nb_licencies_h: 40, nb_licencies: 71 }, 71],
])('%j adds up to %j', (counts, total) => {
  expect(withLicencies(counts).nb_licencies ?? null).toBe(total);
});
