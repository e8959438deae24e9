// A message that appears when a field is left must not push away the button that is being pressed.
let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, () => (isPressed = false), { capture: true });
  }
}

/** Runs the work at once, or after the press that is under way. */
export function afterPress(work: () => void): void {
  if (!isPressed) work();
  else document.addEventListener('pointerup', () => setTimeout(work), { capture: true, once: true });
}
