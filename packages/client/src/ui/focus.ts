const controls = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]';

/** The element itself when it can take the focus, else the first control inside. */
export function focusFirstControl(element: HTMLElement | null): void {
  if (!element) return;
  openAround(element);
  const target = element.matches(controls) ? element : element.querySelector<HTMLElement>(controls);
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}

/** Where what held the focus has just gone away; who is typing elsewhere meanwhile is left there. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focusFirstControl(element);
}

/** What holds it may be folded, or behind another tab. */
function openAround(element: HTMLElement): void {
  const panel = element.closest<HTMLElement>('[role=tabpanel][hidden]');
  if (panel) {
    document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
    // The page draws it a moment later; the focus goes there now.
    panel.hidden = false;
  }
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
}

/** The title of the page: reading it aloud is how a page is announced. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
