// The button of the header and Ctrl+K open the same palette.
import { createStore } from '../../ui/page/store.ts';

export const isPaletteOpen = createStore(false);

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Tells whether the key opens the palette: Ctrl+K or ⌘K, even in a field. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
