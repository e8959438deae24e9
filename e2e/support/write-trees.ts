// Pages are written as text, with what they open, what they say when they fail or have nothing to show, and what they
// answer to their buttons.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Etat, refuseToSend, resolveChemin, showPage } from './a-lire.ts';
import { type Drawer, openDrawer } from './arbre.ts';
import type { Session } from './arrange.ts';
import { hideIds } from './hide-run.ts';
import { addressesWithin, buttonsWithin, findSender, goTo, press } from './opened.ts';
import type { PageALire } from './pages-a-lire.ts';

type Where = {
  folder: string;
  /** Several people read the same content: only the first of them opens all that it holds. */
  met: Set<string>;
};

/** Writes the text of each of these pages for the person who is signed in on `page`; `session` is theirs. */
export async function writeTrees(
  pages: readonly PageALire[],
  { page, session }: { page: Page; session?: Session },
  { folder, met }: Where,
): Promise<void> {
  const writing = { page, drawer: openDrawer(page), write: writerIn(folder), met };
  const found: Found[] = [];
  for (const one of pages) {
    const known = { ...one, chemin: await resolveChemin(one, session) };
    await show(page, known, 'vue');
    found.push(await writeOpened(writing, known, `${one.qui}/${fileOf(one.chemin)}`));
  }
  // Views that fail or are refused come last, because the pages that follow could remember them.
  await sendNothing(page);
  for (const { one, name, views } of found) {
    for (const view of views) await writePressed(writing, one, view);
    if (views.length === 0) continue;
    for (const etat of ['erreur', 'vide', ...(one.envoi ? ['saisie' as const] : [])] as const) {
      await show(page, one, etat);
      writing.write(`${name}.${etat}`, await writing.drawer.draw());
    }
  }
}

/**
 * Refuses every call that writes and forgets drafts: a page that is left may still save what a button filled in, and
 * the next page would find it kept.
 */
async function sendNothing(page: Page): Promise<void> {
  await page.context().route(/\/api\/(?!auth\/refreshToken)/, refuseToSend);
  await page.addInitScript(() => {
    for (const place of Object.keys(localStorage))
      if (place.startsWith('asso.brouillon.')) localStorage.removeItem(place);
  });
}

type Writing = {
  page: Page;
  drawer: Drawer;
  write: (name: string, tree: string) => void;
  met: Set<string>;
};
type View = { chemin: string; name: string; tree: string; buttons: readonly string[] };
type Found = { one: PageALire; name: string; views: View[] };

/** Writes the page that is shown, then what it leads to at its own address. */
async function writeOpened(
  { page, drawer, write, met }: Writing,
  one: PageALire,
  name: string,
): Promise<Found> {
  const views: View[] = [];
  const addresses = new Set([one.chemin]);
  for (const chemin of addresses) {
    const isFirst = chemin === one.chemin;
    if (!isFirst) await goTo(page, chemin);
    const tree = await drawer.draw();
    const view = isFirst ? name : `${name}.${fileOf(hideIds(chemin.replace(/^[^?]*/, '')))}`;
    write(`${view}.vue`, tree);
    const content = tree.split('\n- main:')[1] ?? tree;
    if (met.has(content)) continue;
    met.add(content);
    views.push({ chemin, name: view, tree, buttons: await buttonsWithin(page) });
    for (const address of await addressesWithin(page)) addresses.add(address);
  }
  return { one, name, views };
}

/** Presses each button while nothing can be sent, and then the one that would send what it opened. */
async function writePressed(
  { page, drawer, write }: Writing,
  one: PageALire,
  { chemin, name, tree, buttons }: View,
): Promise<void> {
  let isFresh = false;
  for (const button of buttons) {
    if (!isFresh) {
      await show(page, { ...one, chemin, envoi: undefined }, 'saisie');
      await drawer.arrived();
    }
    const answer = `${name}.${fileOf(button)}`;
    await press(page, button);
    write(answer, await drawer.draw());
    const sender = await findSender(page);
    if (sender) {
      await sender.click();
      write(`${answer}.envoi`, await drawer.draw());
    }
    // A dialog or a menu that Escape closes needs no new page.
    await page.keyboard.press('Escape');
    isFresh = (await drawer.draw()) === tree;
  }
}

export const show = (page: Page, one: PageALire, etat: Etat): Promise<void> =>
  showPage(page, { ...one, etat, theme: 'light', width: 1280 });

const longest = 100;
const fileOf = (said: string) =>
  said
    .replace(/^\//, '')
    .replace(/[^\p{L}\d.={}-]+/gu, '_')
    .slice(0, longest);

/** Makes the function that writes each text in a file; two addresses that differ only by a hidden id get a rank. */
function writerIn(folder: string): Writing['write'] {
  const written = new Map<string, number>();
  return (name, tree) => {
    const rank = (written.get(name) ?? 0) + 1;
    written.set(name, rank);
    const path = join(folder, `${name}${rank > 1 ? `.${rank}` : ''}.txt`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, tree);
  };
}
