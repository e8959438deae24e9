// A page is written as the text of what its reader is told: its address, its title, its accessible tree, and what each
// of its fields asks for.
import { expect, type Page, type Request } from '@playwright/test';
import { settled } from './good-page.ts';
import { hideRun } from './hide-run.ts';
import { letPass } from './page-time.ts';

/** `npm run proof -- arbres` gives the time at which it started. */
const sinceMs = Number(process.env.PROOF_SINCE ?? Date.now());
/** How long a page that answers is left to show what it received. */
const restMs = 150;

export type Drawer = {
  /** Waits until the page has its title, and nothing is loading. */
  arrived: () => Promise<void>;
  /** Returns the text of the page, once two drawings in a row say the same. */
  draw: () => Promise<string>;
};

/** Follows the calls of the page from now on, so this must be called before the page is opened. */
export function openDrawer(page: Page): Drawer {
  const calls = new Set<Request>();
  const forget = (request: Request) => void calls.delete(request);
  page.on('request', (request) => {
    if (isAwaited(request)) calls.add(request);
  });
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);

  const arrived = async () => {
    await expect(page.locator('h1:visible').first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => letPass(page, restMs).then(() => calls.size)).toBe(0);
    await settled(page);
  };
  const drawOnce = async () => {
    await arrived();
    let before = await read(page);
    await expect
      .poll(async () => {
        await letPass(page, restMs);
        const present = await read(page);
        const isSame = present === before && calls.size === 0;
        before = present;
        return isSame;
      })
      .toBe(true);
    return hideRun({ origin: new URL(page.url()).origin, sinceMs }, before);
  };
  // Some buttons load another page while this one is being drawn, which is then drawn again.
  const draw = () =>
    drawOnce().catch((error: Error) => {
      if (!/context was destroyed/.test(error.message)) throw error;
      return drawOnce();
    });
  return { arrived, draw };
}

const isAwaited = (request: Request) =>
  ['document', 'script', 'fetch', 'xhr'].includes(request.resourceType());

/** The frame's live regions say what has just happened, some of it for a moment only. */
const announced = /^- (status|alert)\b.*$/gm;

async function read(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url());
  const tree = await page.locator('body').ariaSnapshot();
  const fields = await page.evaluate(fieldsOf);
  return [
    `adresse : ${pathname}${search}`,
    `titre : ${await page.title()}`,
    '',
    tree.replace(announced, ''),
    ...(fields.length > 0 ? ['', 'champs :', ...fields] : []),
    '',
  ].join('\n');
}

/** Lists what the tree leaves out of each field: its description, and whether it is required, invalid or filled in. */
function fieldsOf(): string[] {
  const words = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const told = [
    'type',
    'inputmode',
    'autocomplete',
    'maxlength',
    'min',
    'max',
    'accept',
    'required',
    'readonly',
  ];
  const aria = ['aria-required', 'aria-invalid', 'aria-autocomplete'];
  return [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter((field) => field.type !== 'hidden' && field.checkVisibility())
    .map((field) => {
      const labels = [...(field.labels ?? [])].map((label) => label.textContent).join(' ');
      const name =
        field.getAttribute('aria-label') ?? (words(field.getAttribute('aria-labelledby')) || labels);
      const asked = [...told, ...aria].flatMap((key) => {
        const value = field.getAttribute(key);
        return value === null || value === 'false' ? [] : [value === '' ? key : `${key}=${value}`];
      });
      const description = words(field.getAttribute('aria-describedby'));
      return [`- ${name}`, ...asked, ...(description.trim() ? [`« ${description} »`] : [])]
        .join(' · ')
        .replace(/\s+/g, ' ');
    });
}
