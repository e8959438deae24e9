// These functions measure what moves on a page while it loads, and find where its lines may be cut badly.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    bougers: { startTime: number; value: number; what: string[] }[];
  }
}

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Records what moves on each page opened from now on; scripts and answers are made to arrive one after the other. */
export async function watchShifts(page: Page): Promise<void> {
  await arriveInTurn(page);
  await page.addInitScript(() => {
    window.bougers = [];
    const said = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}#${node.id}.${node.className}` : (node?.nodeName ?? '?');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${said(node)} from ${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`,
        );
        window.bougers.push({ startTime: entry.startTime, value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Lets each script and each answer reach the page only once the one before was drawn, as on a slow machine and network,
 * so that no move is missed. Slowing the processor would show the same in four times as long, and Playwright's own
 * routes would also empty the cache.
 */
async function arriveInTurn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  let before: Promise<unknown> = Promise.resolve();
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    before = before
      .then(() => devtools.send('Fetch.continueResponse', { requestId }))
      // The page was left meanwhile: nobody waits for this script any more.
      .catch(() => undefined)
      .then(() => drawn(page));
  });
  const patterns = ['*/api/*', '*.js'].map((urlPattern) => ({
    urlPattern,
    requestStage: 'Response' as const,
  }));
  await devtools.send('Fetch.enable', { patterns });
}

/** Resolves once the page was drawn: when a second frame begins, the first one was drawn. */
const drawn = (page: Page): Promise<unknown> =>
  page
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    .catch(() => undefined);

/**
 * Returns the cumulative layout shift, as browsers define it (the worst window of five seconds, without a pause of one
 * second), and what moved.
 */
export async function measureShifts(page: Page): Promise<{ score: number; moves: string[] }> {
  const shifts = await page.evaluate(() => window.bougers);
  let worst = 0;
  let sum = 0;
  let began = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { startTime, value } of shifts) {
    if (startTime - last > 1000 || startTime - began > 5000) {
      sum = 0;
      began = startTime;
    }
    sum += value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return { score: worst, moves: shifts.map(({ value, what }) => `${value.toFixed(3)} ${what.join(', ')}`) };
}

/**
 * Lists the texts where « : », « ? » or « » » may begin a line, or « « » end one, for lack of a space that does not
 * break. Texts are read as laid out, with the text and the elements before them on the same line.
 */
export const looseSigns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const loose = /\S [;!?»](\s|[)"'`»,.]|$)|\S :(\s|$)|« /;
    const aside =
      'script, style, noscript, textarea, option, pre, code, [hidden], .invisible, .fr-sr-only, .secours, .amorce';
    const isInline = new Map<Element, boolean>();
    const inlineOf = (element: Element): boolean => {
      const known = isInline.get(element) ?? getComputedStyle(element).display === 'inline';
      isInline.set(element, known);
      return known;
    };
    const blockOf = (node: Node): Element | null => {
      let around = node.parentElement;
      while (around && inlineOf(around)) around = around.parentElement;
      return around;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let line = { block: null as Element | null, text: '' };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement || node.parentElement.closest(aside)) continue;
      const block = blockOf(node);
      const text = node.textContent ?? '';
      // A badge or a button beside the text counts as a letter.
      const before = line.block === block ? line.text : node.previousSibling instanceof Element ? 'x' : '';
      const around = `${before.slice(-2)}${text}`;
      if (loose.test(around)) found.push(around.trim());
      line = { block, text: before + text };
    }
    return found;
  });
