// What a page opens without leaving its address: its steps, its tabs, its panels and its dialogs.
import type { Locator, Page } from '@playwright/test';

/** Rows have the same links and buttons again and again, so that the first few of a kind are enough. */
const mostOfAKind = { links: 16, buttons: 2 };

/** The portal's own pages are left for this address without being loaded again, as a link does. */
export const goTo = (page: Page, chemin: string): Promise<void> =>
  page.evaluate((href) => history.pushState({}, '', href), `/client${chemin}`);

/** These are the addresses that the page's content links to, of the same page with other parameters. */
export async function addressesWithin(page: Page): Promise<string[]> {
  const here = new URL(page.url());
  const hrefs = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const within = hrefs
    .map((href) => new URL(href))
    .filter(({ origin, pathname, search }) => origin === here.origin && pathname === here.pathname && search);
  const addresses = [
    ...new Set(within.map(({ pathname, search }) => (pathname + search).replace(/^\/client/, ''))),
  ];
  return fewOfAKind(addresses, mostOfAKind.links, (one) =>
    [...new URL(one, here).searchParams.keys()].join(),
  );
}

export type Bouton = { rank: number; name: string };

/** The buttons of the content that can be pressed, each name once. */
export async function buttonsWithin(page: Page): Promise<Bouton[]> {
  const all = await buttonsOf(page).evaluateAll((buttons) =>
    buttons.map((button, rank) => ({
      rank,
      isOpen: !(button as HTMLButtonElement).disabled && button.ariaDisabled !== 'true',
      name: (button.ariaLabel ?? button.textContent ?? '').replace(/\s+/g, ' ').trim(),
    })),
  );
  const named = [...new Map(all.toReversed().map((one) => [one.name, one])).values()].toReversed();
  const open = named.filter(({ isOpen }) => isOpen);
  return fewOfAKind(open, mostOfAKind.buttons, ({ name }) => name.split(' ')[0] ?? '');
}

export const press = (page: Page, { rank }: Bouton): Promise<void> => buttonsOf(page).nth(rank).click();

/** This is the button that would send the dialog that was just opened, if there is one. */
export async function senderOf(page: Page): Promise<Locator | undefined> {
  const dialog = page.locator('[role=dialog]:visible, [role=alertdialog]:visible').last();
  const submit = dialog.locator('button[type=submit]');
  const buttons = dialog.getByRole('button').filter({ hasNotText: /^(Fermer|Annuler)$/ });
  for (const one of [submit, buttons]) if ((await one.count()) > 0) return one.last();
  return undefined;
}

const buttonsOf = (page: Page) => page.locator('main button:visible');

function fewOfAKind<T>(all: readonly T[], most: number, kindOf: (one: T) => string): T[] {
  return [...Map.groupBy(all, kindOf).values()].flatMap((kind) => kind.slice(0, most));
}
