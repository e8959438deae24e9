// The button of the header and Ctrl+K open the same palette.
import { createStore } from '../../ui/page/store.ts';

export const isPaletteOpen = createStore(false);

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+K, or ⌘K, is no single letter: it acts in a field too, and never over a dialog. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
