// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isPaletteKey, isPaletteOpen, openPalette, takeTypedEarly } from './palette-open.ts';

const type = (keys: readonly KeyboardEventInit[]) => {
  for (const key of keys)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }));
};
const letters = (word: string) => [...word].map((key) => ({ key }));

it('opens on Ctrl+K or ⌘K alone', () => {
  expect(isPaletteKey(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))).toBe(true);
  expect(isPaletteKey(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, shiftKey: true }))).toBe(false);
});

it('keeps what is typed until its field is there, and nothing of what is typed after', () => {
  type(letters('x'));
  openPalette();
  type([...letters('Doss'), { key: 'Shift' }, { key: 'c', ctrlKey: true }, ...letters('ier')]);
  expect(isPaletteOpen.get()).toBe(true);
  expect(takeTypedEarly()).toBe('Dossier');
  type(letters('!'));
  expect(takeTypedEarly()).toBe('Dossier');
  isPaletteOpen.set(false);
  openPalette();
  expect(takeTypedEarly()).toBe('');
});
