// What a path asks of somebody: the screens they see, the fields they type, tick or choose, each once, in order.
import type { Page } from '@playwright/test';

export type WhatIsAsked = { screens: string[]; typed: string[] };

/** Counts from now on, on every page this browser opens: a screen is its title, a field is its label on its screen. */
export async function countWhatIsAsked(page: Page): Promise<WhatIsAsked> {
  const asked: WhatIsAsked = { screens: [], typed: [] };
  const seen = new Set<string>();
  const once = (list: string[]) => (key: string, said: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    list.push(said);
  };
  await page.exposeFunction('noteScreen', once(asked.screens));
  await page.exposeFunction('noteTyped', once(asked.typed));
  await page.addInitScript(watch);
  return asked;
}

declare global {
  interface Window {
    noteScreen(key: string, title: string): void;
    noteTyped(key: string, field: string): void;
  }
}

/** Runs in the page, before anything of it. */
function watch(): void {
  // A page keeps its title while it is filled, but for what follows a colon: « Projet 1 : Former nos arbitres ».
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
  document.addEventListener('DOMContentLoaded', () => {
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
