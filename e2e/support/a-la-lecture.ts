// What somebody sees move, and how its lines may be cut, on a page as it arrives.
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

/** Notes what moves on each page that is opened from now on; the processor is slowed, so that each thing arrives in its turn. */
export async function watchShifts(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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

/** The cumulative layout shift as browsers report it: the worst five seconds, cut by a second of rest; and what moved. */
export async function shiftsOf(page: Page): Promise<{ score: number; moves: string[] }> {
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
 * The texts of the page where a line may begin with « : », « ? » or « » », or end with « « »: as they are laid out, with the text
 * and the elements that stand before them on the same line.
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
      // What is drawn beside it, a badge or a button, ends with a letter too.
      const before = line.block === block ? line.text : node.previousSibling instanceof Element ? 'x' : '';
      const around = `${before.slice(-2)}${text}`;
      if (loose.test(around)) found.push(around.trim());
      line = { block, text: before + text };
    }
    return found;
  });
