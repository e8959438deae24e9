const controls = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]';

/** Gives the focus to the element itself when possible, else to the first control inside. */
export function focusFirstControl(element: HTMLElement | null): void {
  if (!element) return;
  openAround(element);
  const target = element.matches(controls) ? element : element.querySelector<HTMLElement>(controls);
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}

/**
 * Gives the focus to the element only when the one that held it has disappeared; a person who types elsewhere is left
 * there.
 */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focusFirstControl(element);
}

/** Opens the folds and the tab that hide the element. */
function openAround(element: HTMLElement): void {
  const panel = element.closest<HTMLElement>('[role=tabpanel][hidden]');
  if (panel) {
    document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
    // React shows the panel a moment later, but a hidden element cannot take the focus now.
    panel.hidden = false;
  }
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
}

/** Gives the focus to the title of the page, so that screen readers announce the page by reading it. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
