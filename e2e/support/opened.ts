// These functions find and open what a page shows without leaving its address: its steps, tabs, panels and dialogs.
import { expect, type Locator, type Page } from '@playwright/test';

/** Rows have the same links and buttons again and again, so that the first few of a kind are enough. */
const mostOfAKind = { links: 16, buttons: 2 };

/** Goes to another address of the portal without loading the page again, as a link does. */
export const goTo = (page: Page, chemin: string): Promise<void> =>
  page.evaluate((href) => history.pushState({}, '', href), `/client${chemin}`);

/** Lists the addresses of the same page, with other parameters, to which its content links. */
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

/** Lists the names of the content's buttons that can be pressed, but only the first few that begin with one word. */
export async function buttonsWithin(page: Page): Promise<string[]> {
  const open = (await buttonsIn(page)).filter(({ isOpen }) => isOpen).map(({ name }) => name);
  return fewOfAKind([...new Set(open)], mostOfAKind.buttons, (name) => name.split(' ')[0] ?? '');
}

/** Presses a button of the page, which may show it a moment after it was opened. */
export async function press(page: Page, name: string): Promise<void> {
  const rankOf = async () => (await buttonsIn(page)).findIndex((one) => one.isOpen && one.name === name);
  await expect.poll(rankOf).toBeGreaterThanOrEqual(0);
  await buttonsOf(page)
    .nth(await rankOf())
    .click();
}

const buttonsIn = (page: Page) =>
  buttonsOf(page).evaluateAll((buttons) =>
    buttons.map((button) => ({
      isOpen: !(button as HTMLButtonElement).disabled && button.ariaDisabled !== 'true',
      name: (button.ariaLabel ?? button.textContent ?? '').replace(/\s+/g, ' ').trim(),
    })),
  );

/** Finds the button that would send the dialog that was just opened; undefined when there is none. */
export async function findSender(page: Page): Promise<Locator | undefined> {
  const dialog = page.locator('[role=dialog]:visible, [role=alertdialog]:visible').last();
  const submit = dialog.locator('button[type=submit]');
  const buttons = dialog.getByRole('button').filter({ hasNotText: /^(Fermer|Annuler|Ne rien changer)$/ });
  for (const one of [submit, buttons]) if ((await one.count()) > 0) return one.last();
  return undefined;
}

const buttonsOf = (page: Page) => page.locator('main button:visible');

function fewOfAKind<T>(all: readonly T[], most: number, kindOf: (one: T) => string): T[] {
  return [...Map.groupBy(all, kindOf).values()].flatMap((kind) => kind.slice(0, most));
}
