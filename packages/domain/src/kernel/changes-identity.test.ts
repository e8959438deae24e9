import { expect, it } from 'vitest';
import { applyChanges, changesBetween } from './changes.ts';

type Json = Record<string, unknown>;

/** A small congruential generator makes the same drafts at each run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const scalars = [
  'Salle',
  '',
  '  ',
  'a.b',
  null,
  undefined,
  0,
  12,
  12.5,
  true,
  false,
  [],
  ['sport'],
  ['b', 'a'],
];

/** Makes a random draft of one form: scalars, a section, amounts, and lists of rows two deep. */
function aDraft(random: (below: number) => number, depth = 2): Json {
  const draft: Json = {};
  for (const name of ['titre', 'nombre', 'themes']) {
    if (random(4) > 0) draft[name] = scalars[random(scalars.length)];
  }
  if (depth > 0 && random(3) > 0) draft.section = random(4) > 0 ? aDraft(random, 0) : null;
  if (depth > 0 && random(3) > 0) draft.charges = { '60': random(3) || null, '61': random(500) };
  if (depth > 0 && random(3) > 0) {
    const ids = ['l1', 'l2', 'l3', 'l4'].filter(() => random(2) > 0);
    draft.lignes = ids.map((id) => ({ id, ...aDraft(random, depth - 1) }));
  }
  return draft;
}

/** Makes all blanks one value and sorts rows by id, since their order does not count. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isLines = value.every((line) => typeof line === 'object');
    const lines = isLines ? value.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : value;
    return lines.length > 0 ? lines.map(plain) : undefined;
  }
  if (typeof value === 'string' && value.trim() === '') return undefined;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const entries = Object.entries(value).map(([name, one]) => [name, plain(one)] as const);
  const filled = entries.filter(([, one]) => one !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

const seeds = Array.from({ length: 400 }, (_, index) => index + 1);

it('applying the changes between two drafts to the first gives the second', () => {
  for (const seed of seeds) {
    const random = randomOf(seed);
    const [before, after] = [aDraft(random), aDraft(random)];
    const { value, conflicts } = applyChanges(before, changesBetween(before, after));
    expect(conflicts, `seed ${seed}`).toEqual({});
    expect(plain(value), `seed ${seed}`).toEqual(plain(after));
    expect(changesBetween(value, after), `seed ${seed}`).toEqual({});
  }
});

it('there is no change between a draft and itself, whatever form its blanks take', () => {
  for (const seed of seeds) {
    const draft = aDraft(randomOf(seed));
    expect(changesBetween(draft, JSON.parse(JSON.stringify(draft))), `seed ${seed}`).toEqual({});
    expect(changesBetween(draft, plain(draft)), `seed ${seed}`).toEqual({});
  }
});

it('applying the same changes twice is applying them once', () => {
  for (const seed of seeds) {
    const random = randomOf(seed);
    const [before, after] = [aDraft(random), aDraft(random)];
    const changes = changesBetween(before, after);
    const once = applyChanges(before, changes).value;
    expect(applyChanges(once, changes), `seed ${seed}`).toEqual({ value: once, conflicts: {} });
  }
});
