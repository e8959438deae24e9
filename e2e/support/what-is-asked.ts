// These functions count what a path asks of a person: the screens shown and the fields filled, each once, in order.
import type { Page } from '@playwright/test';

type Measure = { words: number; height: number; minutes: number };
export type WhatIsAsked = {
  screens: string[];
  typed: string[];
  /**
   * For each screen and each part of a project, the most that it showed: words of its main zone, pixels, minutes
   * announced.
   */
  measures: Map<string, Measure>;
};

/** Prints the aims of a path beside what it takes, in one line that is easy to compare from day to day. */
export function printAims(path: string, { screens, typed, measures }: WhatIsAsked): void {
  const all = [...measures.values()];
  const [tallest] = [...measures].toSorted(([, a], [, b]) => b.height - a.height);
  const { words } = readTotals({ screens, typed, measures });
  for (const [page, one] of measures) {
    process.stdout.write(`  ${page}: ${one.words} words, ${one.height} px\n`);
  }
  process.stdout.write(
    `aims of ${path}: ${screens.length} screens, ${typed.length} fields, ${Math.max(0, ...all.map((one) => one.minutes))} minutes said, ${words} words, tallest ${tallest?.[1].height} px (« ${tallest?.[0]} »)\n`,
  );
}

/** Gives the number of words of the whole path, and the height of its tallest page. */
export function readTotals({ measures }: WhatIsAsked): { words: number; height: number } {
  const all = [...measures.values()];
  return {
    words: all.reduce((sum, one) => sum + one.words, 0),
    height: Math.max(0, ...all.map(({ height }) => height)),
  };
}

/** Counts on every page from now on: a screen by its title, and a field by its label on that screen. */
export async function countWhatIsAsked(page: Page): Promise<WhatIsAsked> {
  const asked: WhatIsAsked = { screens: [], typed: [], measures: new Map() };
  const seen = new Set<string>();
  const once = (list: string[]) => (key: string, said: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    list.push(said);
  };
  await page.exposeFunction('noteScreen', once(asked.screens));
  await page.exposeFunction('noteTyped', once(asked.typed));
  await page.exposeFunction('noteMeasure', (key: string, seen: Measure) => {
    const most = asked.measures.get(key) ?? seen;
    asked.measures.set(key, {
      words: Math.max(most.words, seen.words),
      height: Math.max(most.height, seen.height),
      minutes: Math.max(most.minutes, seen.minutes),
    });
  });
  await page.addInitScript(watch);
  return asked;
}

declare global {
  interface Window {
    noteScreen(key: string, title: string): void;
    noteTyped(key: string, field: string): void;
    noteMeasure(key: string, seen: { words: number; height: number; minutes: number }): void;
  }
}

/** Counts inside the page, before the page's own code runs. */
function watch(): void {
  // A page keeps its title while it is filled, except for what follows a colon: « Projet 1 : Former nos arbitres ».
  const title = (): string => {
    const heading = document.querySelector('main h1');
    return heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      ? (heading.textContent?.split(/\s:/)[0]?.trim() ?? '')
      : '';
  };
  const text = (element: Element | null | undefined): string =>
    (element?.firstChild?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (field: HTMLInputElement): string => {
    const group = field.type === 'radio' ? field.closest('fieldset, [role=radiogroup]') : null;
    const named = group?.getAttribute('aria-labelledby')?.split(' ')[0];
    if (group) return text(group.querySelector('legend') ?? document.getElementById(named ?? ''));
    return field.getAttribute('aria-label') ?? text(field.labels?.[0]);
  };
  // What is folded, hidden, or only spoken is not read.
  const wordsShown = (main: Element): string => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (!parentElement.closest('.invisible')) found.push(nodeValue ?? '');
    }
    return found.join(' ');
  };
  let isWaiting = false;
  const measure = (): void => {
    isWaiting = false;
    const main = document.querySelector('main');
    // A page made narrow by a check is not what the person reads, so it is not counted; nor is one that still arrives,
    // whose outlines and letters take another room.
    if (!main || !title() || innerWidth < 1000 || main.querySelector('[aria-busy="true"]')) return;
    if (document.fonts.status !== 'loaded') return void document.fonts.ready.then(measureSoon);
    const shown = wordsShown(main);
    window.noteMeasure([title(), text(main.querySelector('.partie h2'))].filter(Boolean).join(', '), {
      words: shown.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length,
      height: document.documentElement.scrollHeight,
      minutes: Math.max(0, ...[...shown.matchAll(/(\d+)\s*min\b/g)].map(([, n]) => Number(n))),
    });
  };
  function measureSoon(): void {
    if (isWaiting) return;
    isWaiting = true;
    requestIdleCallback(measure);
  }
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(measureSoon).observe(document.documentElement, { childList: true, subtree: true });
    new MutationObserver(() => title() && window.noteScreen(`screen ${title()}`, title())).observe(
      document.documentElement,
      { childList: true, subtree: true, characterData: true },
    );
  });
  document.addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement;
      const said = `${title()} › ${nameOf(field)}`;
      window.noteTyped(`field ${said} ${field.name || field.id}`, said);
    },
    true,
  );
}
