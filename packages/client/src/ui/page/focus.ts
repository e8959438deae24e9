const controls = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]';

/** Gives the focus to the element itself when possible, else to the first control inside. */
export function focusFirstControl(element: HTMLElement | null): void {
  if (!element) return;
  openAround(element);
  const target = element.matches(controls) ? element : element.querySelector<HTMLElement>(controls);
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}

/** Moves the focus only when the element that held it has disappeared; a person who types elsewhere is left there. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focusFirstControl(element);
}

/** The element may be folded, or behind another tab. */
function openAround(element: HTMLElement): void {
  const panel = element.closest<HTMLElement>('[role=tabpanel][hidden]');
  if (panel) {
    document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
    // React draws the panel a moment later, whereas the focus moves now.
    panel.hidden = false;
  }
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
}

/** Screen readers announce a page by reading its title when it takes the focus. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
