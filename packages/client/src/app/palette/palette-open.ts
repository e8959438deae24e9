// The button of the header and Ctrl+K open the same palette.
import { createStore } from '../../ui/page/store.ts';

export const isPaletteOpen = createStore(false);

/** What is typed before the palette is drawn, its code being loaded as it first opens. */
let typedEarly = '';

export function openPalette(): void {
  if (isPaletteOpen.get()) return;
  typedEarly = '';
  isPaletteOpen.set(true);
}

/** Keeps what is typed until the returned function is called; `readTypedEarly` then gives it to the field. */
export function keepTypedEarly(): () => void {
  addEventListener('keydown', add, { capture: true });
  return () => removeEventListener('keydown', add, { capture: true });
}

export const readTypedEarly = (): string => typedEarly;

function add(event: KeyboardEvent): void {
  if (event.key.length > 1 || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  typedEarly += event.key;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Tells whether the key opens the palette: Ctrl+K or ⌘K, even in a field. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
