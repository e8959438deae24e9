import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/command/browser.mjs';
import { chromiumFlags } from '../scripts/command/chromium-flags.mjs';
import { ensureClientBuilt } from '../scripts/command/client-build.mjs';
import { tokenKey } from './support/access-token.ts';
import { benchDatabase } from './support/database.ts';
import { startPortal } from './support/server-process.ts';
import type { Measure, Workload } from './support/workload.ts';

const mostKb = 180;
const rounds = 5;

type Browser = Awaited<ReturnType<typeof chromium.launch>>;

export const workload: Workload = {
  title:
    'a browser that was never here opens the sign-in page: scripts and styles on the wire before its form can be used',
  prepare: async ({ folder }) => {
    ensureClientBuilt();
    const database = await benchDatabase({ folder, name: 'premiere-page', fill: async () => undefined });
    const dataDir = `${folder}/premiere-page-portail`;
    const portal = await startPortal({ databaseUrl: database.url, dataDir, tokenKey });
    const found = findBrowser();
    if (!found) throw new Error('no browser');
    const browser = await chromium.launch({ executablePath: found.path, args: chromiumFlags(found.sandbox) });
    return {
      rounds,
      subjects: [{ name: 'cold /client/login', round: () => open(browser, `${portal.url}/client/login`) }],
      judge: ({ 'cold /client/login': found = {} }) => [
        {
          limit: `at most ${mostKb} kB of scripts and styles`,
          found: `${(found['scripts kB'] ?? 0) + (found['styles kB'] ?? 0)} kB`,
          isHeld: (found['scripts kB'] ?? 0) + (found['styles kB'] ?? 0) <= mostKb,
        },
      ],
      stop: async () => {
        await browser.close();
        await portal.stop();
        await database.stop();
      },
    };
  },
};

/** This counts the bytes received, headers included, until the person can type. */
async function open(browser: Browser, url: string): Promise<Measure> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Stylesheet: 0 };
  const waiting = new Set<string>();
  network.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return;
    kinds.set(requestId, type);
    waiting.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    waiting.delete(requestId);
    if (kind === 'Script' || kind === 'Stylesheet') bytes[kind] += encodedDataLength;
  });
  await network.send('Network.enable');
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const email = page.getByLabel('Adresse électronique');
  await email.fill('jeanne@exemple.fr');
  const usableMs = performance.now() - began;
  const [scripts, styles, files] = [bytes.Script, bytes.Stylesheet, kinds.size - waiting.size];
  await context.close();
  return { 'scripts kB': inKb(scripts), 'styles kB': inKb(styles), files, 'usable ms': usableMs };
}

const inKb = (bytes: number): number => Math.round(bytes / 100) / 10;
