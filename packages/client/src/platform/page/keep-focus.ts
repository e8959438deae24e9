// When the focused element disappears, the focus goes to the title of a form opened in its place, or to the item after
// a removed one. Otherwise the browser drops the focus, and a screen reader falls silent.
import { isHeadingAwaited } from './heading-focus.ts';
import { here } from './navigation.ts';

/** The code that removed the element may choose a better place for the focus: this is how long it is given. */
const patienceMs = 100;
const headings = 'h2, h3, h4, h5, h6, legend';
const controls =
  'input:not([type=hidden]), select, textarea, button, a[href], summary, [tabindex]:not([tabindex="-1"])';

type Held = { element: Element; words: string; page: string };

/** Watches the focus in the whole page from now on; returns the function that ends the watch. */
export function keepFocus(): () => void {
  let held: Held | null = null;
  const onFocus = ({ target }: Event) => {
    // The notice about the network comes and goes with each try: the focus must not follow it.
    held = null;
    if (target instanceof Element && !target.closest('.hors-connexion'))
      held = { element: target, words: wordsOf(target), page: pageNow() };
  };
  const observer = new MutationObserver((records) => {
    if (!held || held.element.isConnected) return;
    const gone = held;
    held = null;
    if (hasFocus()) return;
    const handOnIfLost = () => {
      if (!hasFocus() && gone.page === pageNow() && !isHeadingAwaited()) handOn(gone, records);
    };
    // A dialog gives the focus back in the next frame, which a slow computer may draw long after that time.
    setTimeout(() => requestAnimationFrame(handOnIfLost), patienceMs);
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}

function handOn(gone: Held, records: readonly MutationRecord[]): void {
  const removal = records.find(({ removedNodes }) =>
    [...removedNodes].some((one) => one.contains(gone.element)),
  );
  const around = removal && isThereStill(removal.target) ? removal.target : null;
  const next = around && removal && (openedIn(around, records) ?? nextTo(removal, gone.words));
  focusOn(next ?? titleAround(around));
}

/** Finds what was put in the place of the removed element: a title, else the first control. */
function openedIn(around: HTMLElement, records: readonly MutationRecord[]): HTMLElement | null {
  const opened = records
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter(isThereStill)
    .filter((one) => around.contains(one));
  const titles = opened.map((one) =>
    one.matches(headings) ? one : one.querySelector<HTMLElement>(headings),
  );
  return titles.find((title) => title !== null) ?? opened.map(controlIn).find((one) => one !== null) ?? null;
}

function nextTo({ nextSibling, previousSibling }: MutationRecord, words: string): HTMLElement | null {
  const neighbours = [nextSibling, previousSibling].filter(isThereStill);
  return (
    neighbours.map((one) => sameControl(one, words) ?? controlIn(one)).find((one) => one !== null) ?? null
  );
}

const isThereStill = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.isConnected;

/** Returns the button with the same verb in the next item: after « Retirer », the next « Retirer » takes the focus. */
const sameControl = (item: HTMLElement, words: string): HTMLElement | undefined =>
  [...item.querySelectorAll<HTMLElement>('button')].find((one) => words !== '' && wordsOf(one) === words);

const controlIn = (element: HTMLElement): HTMLElement | null =>
  element.matches(controls) ? element : element.querySelector<HTMLElement>(controls);

const sections = 'section, fieldset, form, [role=region]';

/** Returns the title of the section in which the element was, else the title of the page. */
function titleAround(around: HTMLElement | null): HTMLElement | null {
  for (let box = around?.closest(sections); box; box = box.parentElement?.closest(sections)) {
    const title = box.querySelector<HTMLElement>(headings);
    if (title) return title;
  }
  return document.querySelector<HTMLElement>('main h1');
}

/** Gives the focus to an element; a title gets a tabindex for that, because reading it aloud announces what follows. */
function focusOn(element: HTMLElement | null): void {
  if (element?.matches(`h1, ${headings}`) && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element?.focus();
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** Returns the first word of a control, its verb, without the object it acts on. */
const wordsOf = (element: Element): string => (element.textContent ?? '').trim().split(/\s/)[0] ?? '';

/**
 * Returns a name for the page, by which one knows whether the focus must be kept: a filter or a sort leaves the name
 * the same, but another step, project or form in the address makes another page.
 */
function pageNow(): string {
  const { pathname, searchParams } = new URL(here(), location.origin);
  return [pathname, ...['etape', 'projet', 'code'].map((name) => searchParams.get(name))].join();
}
