import { expect, test } from 'vitest';
import { findReplacedCourriers } from './courriers-remplaces.rules.ts';
import type { NatureCourrier } from './natures-courrier.rules.ts';

const aCourrier = (id: string, nature: NatureCourrier, day: number, service = 'DRAJES Sud') => ({
  ...{ id, nature, service, fait_le: `2027-03-${String(day).padStart(2, '0')}T10:00:00.000Z` },
});

test('an amended decision replaces the letter before it, of the same service and kind alone', () => {
  const held = [
    aCourrier('refus', 'refus', 29),
    aCourrier('convention', 'convention', 22),
    aCourrier('accord', 'accord', 22),
    aCourrier('correction', 'correction', 10),
    aCourrier('ailleurs', 'accord', 12, 'Conseil départemental'),
  ];
  expect([...findReplacedCourriers(held)]).toEqual([['accord', '2027-03-29T10:00:00.000Z']]);
  expect(findReplacedCourriers(held.slice(1)).size).toBe(0);
});
