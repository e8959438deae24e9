import { expect, test } from 'vitest';
import { missing } from './test-noeuds.ts';
import { type Epreuve, listVerdicts } from './test-patroni.ts';

const good: Epreuve = {
  what: 'primaire tué',
  acknowledged: 40,
  lost: [],
  refused: 3,
  unclear: [],
  unanswered: 0,
  resumedMs: 20_000,
  lists: { written: 4, answered: 4, refused: 1, past: 0 },
};
const isHeld = (...seen: Epreuve[]) => listVerdicts(seen).every((one) => one.isHeld);

test('the proof holds when nothing acknowledged is lost, and fails on each thing that it promises', () => {
  expect(isHeld(good, good)).toBe(true);
  for (const broken of [
    { lost: ['3 acknowledged, 2 kept, 4 tried'] },
    { unclear: ['409 kernel.conflit'] },
    { unanswered: 1 },
    { resumedMs: 45_001 },
    { lists: { ...good.lists, past: 1 } },
  ])
    expect(isHeld(good, { ...good, ...broken })).toBe(false);
  expect(isHeld({ ...good, lists: { written: 0, answered: 0, refused: 9, past: 0 } })).toBe(false);
});

test('what the machine lacks to play it is said, with what to type', async () => {
  const lacking = await missing();
  expect(lacking ?? 'apt-get install').toMatch(/apt-get install|il faut être root|ip netns/);
});
