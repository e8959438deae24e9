// This counts what a path asks of a person: the screens shown and the fields filled, each once, in order.
import type { Page } from '@playwright/test';

export type WhatIsAsked = { screens: string[]; typed: string[] };

/** On every page from now on, a screen counts by its title, and a field by its label on that screen. */
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

/** This runs in the page before its own code. */
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
