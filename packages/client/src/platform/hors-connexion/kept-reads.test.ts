// @vitest-environment jsdom
import { joursMs } from '@asso/domain/identifiants/durees';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../clock.ts';
import { draftKey } from '../draft/draft-cipher.ts';
import { isKeeping, keptReads } from './kept-reads.ts';
import type { Entry } from './kept-store.ts';

/** The store of the browser, which remains when the page is closed. */
const entries = new Map<string, Entry>();
const store = {
  get: async (name: string) => entries.get(name),
  put: async (name: string, entry: Entry) => {
    entries.set(name, entry);
    return true;
  },
  remove: async (name: string) => void entries.delete(name) as undefined,
  names: async () => [...entries.keys()],
  clear: async () => entries.clear() as undefined,
};
const written = () =>
  JSON.stringify([...entries].map(([name, { sealed, person }]) => [name, sealed, person]));

const jeanne = async () => ({
  person: 'jeanne',
  key: await draftKey('A'.repeat(43)),
  value: { prenom: 'Jeanne' },
});
const paul = async () => ({ person: 'paul', key: await draftKey('B'.repeat(43)), value: { prenom: 'Paul' } });

const place = '["GET","/demande/dossiers/{id}"]';
const dossier = { intitule: 'Former douze arbitres à Noël' };

/** Jeanne asked this device to keep what she reads, and read her dossier. */
async function kept() {
  const page = keptReads(store);
  await page.enter(await jeanne());
  await page.keep();
  await page.put(place, dossier);
  return page;
}

beforeEach(() => {
  entries.clear();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('what a device keeps of the requests of a person', () => {
  it('is nothing as long as they did not ask for it', async () => {
    const page = keptReads(store);
    await page.enter(await jeanne());
    await page.put(place, dossier);
    expect([entries.size, isKeeping.get()]).toEqual([0, false]);
  });

  it('opens again without a network, in another page', async () => {
    await kept();
    const page = keptReads(store);
    expect(await page.restore()).toMatchObject({ person: 'jeanne', value: { prenom: 'Jeanne' } });
    expect(await page.get(place)).toMatchObject({ value: dossier });
    expect(await page.get('ailleurs')).toBeNull();
  });

  it('has none of their words, and a key that nobody can read out', async () => {
    await kept();
    for (const word of ['Jeanne', 'arbitres', 'intitule', 'dossiers']) expect(written()).not.toContain(word);
    expect(entries.get('cle')?.key?.extractable).toBe(false);
  });

  it('goes when they sign out, even what was still being written', async () => {
    const page = await kept();
    const writing = page.put('autre', dossier);
    await page.keepNothing();
    await writing;
    expect([entries.size, localStorage.length, isKeeping.get()]).toEqual([0, 0, false]);
    expect(await keptReads(store).restore()).toBeNull();
  });

  it('goes when the session is over, and comes back with their next reading once they sign in', async () => {
    const page = await kept();
    await page.close();
    expect([entries.size, isKeeping.get()]).toEqual([0, false]);
    await page.enter(await jeanne());
    expect(isKeeping.get()).toBe(true);
    expect(await page.get(place)).toBeNull();
  });

  it('is never another person’s: it goes as they sign in, and the choice with it', async () => {
    await kept();
    const page = keptReads(store);
    await page.enter(await paul());
    expect([entries.size, localStorage.length]).toEqual([0, 0]);
    expect(await page.get(place)).toBeNull();
    await page.put(place, dossier);
    expect(entries.size).toBe(0);
  });

  it.each([
    [2.9, true],
    [3.1, false],
  ])('%s days after the server was last reached: kept, %s', async (days, isThere) => {
    await kept();
    vi.useFakeTimers({ toFake: ['Date'], now: now().getTime() + joursMs(days) });
    expect((await keptReads(store).restore()) !== null).toBe(isThere);
    expect(entries.size > 0).toBe(isThere);
  });

  it('is refused when somebody moved it to another name', async () => {
    const page = await kept();
    const [name] = [...entries.keys()].filter((one) => one.startsWith('lu.'));
    await page.put('autre', { intitule: 'Autre' });
    const [other] = [...entries.keys()].filter((one) => one.startsWith('lu.') && one !== name);
    entries.set(other ?? '', entries.get(name ?? '') as Entry);
    expect(await page.get('autre')).toBeNull();
  });

  it('is limited: too large a reading is left, and the oldest go first', async () => {
    const page = await kept();
    await page.put('grand', 'x'.repeat(1_000_001));
    expect(await page.get('grand')).toBeNull();
    const start = now().getTime();
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let rank = 1; rank < 200; rank += 1) {
      vi.setSystemTime(start + rank);
      await page.put(`lecture ${rank}`, rank);
    }
    expect([...entries.keys()].filter((one) => one.startsWith('lu.')).length).toBeLessThanOrEqual(175);
    expect(await page.get(place)).toBeNull();
    expect(await page.get('lecture 199')).toMatchObject({ value: 199 });
  });
});
