// @vitest-environment jsdom
import { joursMs } from '@asso/domain/identifiants/durees';
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { now } from '../clock.ts';
import { draftKey } from './draft-cipher.ts';
import { closeDrafts, forgetDrafts, keepChanges, keptChanges, openDrafts } from './draft-storage.ts';

const keys = { jeanne: 'A'.repeat(43), paul: 'B'.repeat(43) };
const typed = { objectifs: { from: null, to: 'Former douze arbitres à Noël' } };
const place = 'asso.brouillon.jeanne.projet-1';

const signIn = async (person: keyof typeof keys) => openDrafts(person, await draftKey(keys[person]));
const kept = () => localStorage.getItem(place);
const written = () => waitFor(() => expect(kept()).not.toBeNull());

beforeEach(() => localStorage.clear());
afterEach(forgetDrafts);

describe('what a browser keeps of answers not saved yet', () => {
  it('can be read at once, and again by the same person once signed in anew', async () => {
    await signIn('jeanne');
    keepChanges('projet-1', typed);
    expect(keptChanges('projet-1')).toEqual(typed);
    await written();
    closeDrafts();
    expect(keptChanges('projet-1')).toEqual({});
    await signIn('jeanne');
    expect(keptChanges('projet-1')).toEqual(typed);
  });

  it('holds what is typed once the session has ended, while the page is still shown', async () => {
    await signIn('jeanne');
    closeDrafts();
    keepChanges('projet-1', { objectifs: { from: null, to: 'Former dou' } });
    keepChanges('projet-1', typed);
    expect(keptChanges('projet-1')).toEqual({});
    await signIn('jeanne');
    expect(keptChanges('projet-1')).toEqual(typed);
  });

  it('holds nothing of what is typed after signing out', async () => {
    await signIn('jeanne');
    forgetDrafts();
    keepChanges('projet-1', typed);
    await signIn('jeanne');
    expect(keptChanges('projet-1')).toEqual({});
    expect(kept()).toBeNull();
  });

  it('has none of the words, and not twice the same letters', async () => {
    await signIn('jeanne');
    keepChanges('projet-1', typed);
    await written();
    const first = kept();
    expect(first).toMatch(/^\d+\.[\w-]+$/);
    for (const word of ['objectifs', 'arbitres', 'Noël']) expect(first).not.toContain(word);
    keepChanges('projet-1', { ...typed });
    await waitFor(() => expect(kept()).not.toBe(first));
  });

  it('is nothing to another person, even moved under their name, and is still there for the first', async () => {
    await signIn('jeanne');
    keepChanges('projet-1', typed);
    await written();
    closeDrafts();
    localStorage.setItem('asso.brouillon.paul.projet-1', kept() ?? '');
    await signIn('paul');
    expect(keptChanges('projet-1')).toEqual({});
    forgetDrafts();
    expect(Object.keys(localStorage)).toEqual([place]);
    await signIn('jeanne');
    expect(keptChanges('projet-1')).toEqual(typed);
  });

  it('is still there when the portal changed its key, as long as it gives the one of before too', async () => {
    await signIn('jeanne');
    keepChanges('projet-1', typed);
    await written();
    closeDrafts();
    const [fresh, former] = await Promise.all([draftKey('C'.repeat(43)), draftKey(keys.jeanne)]);
    await openDrafts('jeanne', fresh);
    expect(keptChanges('projet-1')).toEqual({});
    closeDrafts();
    await openDrafts('jeanne', fresh, former ? [former] : []);
    expect(keptChanges('projet-1')).toEqual(typed);
  });

  it('is refused when somebody changed it', async () => {
    await signIn('jeanne');
    keepChanges('projet-1', typed);
    await written();
    closeDrafts();
    localStorage.setItem(place, `${kept()?.slice(0, -4)}AAAA`);
    await signIn('jeanne');
    expect(keptChanges('projet-1')).toEqual({});
  });

  it('goes with the sign-out, even what was still being written', async () => {
    await signIn('jeanne');
    keepChanges('projet-1', typed);
    await written();
    keepChanges('projet-1', { ...typed });
    forgetDrafts();
    keepChanges('projet-1', typed);
    // The browser writes in order: when the text of the next person is there, a late text of this one would be too.
    await signIn('paul');
    keepChanges('projet-2', typed);
    await waitFor(() => expect(Object.keys(localStorage)).not.toEqual([]));
    expect(Object.keys(localStorage)).toEqual(['asso.brouillon.paul.projet-2']);
  });

  it('goes from an open page when the person signs out in another', async () => {
    await signIn('jeanne');
    keepChanges('projet-1', typed);
    await written();
    dispatchEvent(new StorageEvent('storage', { key: 'asso.deconnexion', newValue: 'paul' }));
    expect(kept()).not.toBeNull();
    dispatchEvent(new StorageEvent('storage', { key: 'asso.deconnexion', newValue: 'jeanne' }));
    expect([kept(), keptChanges('projet-1')]).toEqual([null, {}]);
  });

  it('goes once the server has it', async () => {
    await signIn('jeanne');
    keepChanges('projet-1', typed);
    await written();
    keepChanges('projet-1', {});
    await waitFor(() => expect(kept()).toBeNull());
  });

  it('keeps the last of many keys typed in a row', async () => {
    await signIn('jeanne');
    for (const to of ['a', 'ab', 'abc']) keepChanges('projet-1', { objectifs: { to } });
    await waitFor(async () => {
      closeDrafts();
      await signIn('jeanne');
      expect(keptChanges('projet-1')).toEqual({ objectifs: { to: 'abc' } });
    });
  });

  it.each([
    ['a month and a day old', () => `${now().getTime() - joursMs(31)}.AAAA`, false],
    ['of last month', () => `${now().getTime() - joursMs(29)}.AAAA`, true],
    ['written in clear, as before', () => '{"objectifs":{"to":"Former"}}', false],
  ])('whoever it belongs to, what is %s is swept or left', async (_, value, stays) => {
    localStorage.setItem('asso.brouillon.paul.projet-2', value());
    await signIn('jeanne');
    expect(localStorage.getItem('asso.brouillon.paul.projet-2') !== null).toBe(stays);
  });
});
