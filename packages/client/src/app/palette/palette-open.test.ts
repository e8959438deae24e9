// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isPaletteKey, isPaletteOpen, keepTypedEarly, openPalette, readTypedEarly } from './palette-open.ts';

const type = (keys: readonly KeyboardEventInit[]) => {
  for (const key of keys)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }));
};
const letters = (word: string) => [...word].map((key) => ({ key }));

it('opens on Ctrl+K or ⌘K alone', () => {
  expect(isPaletteKey(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))).toBe(true);
  expect(isPaletteKey(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, shiftKey: true }))).toBe(false);
});

it('keeps what is typed while its code is loaded, and nothing of what is typed before or after', () => {
  type(letters('x'));
  openPalette();
  const stop = keepTypedEarly();
  type([...letters('Doss'), { key: 'Shift' }, { key: 'c', ctrlKey: true }, ...letters('ier')]);
  expect(isPaletteOpen.get()).toBe(true);
  stop();
  type(letters('!'));
  expect(readTypedEarly()).toBe('Dossier');
  isPaletteOpen.set(false);
  openPalette();
  expect(readTypedEarly()).toBe('');
});
