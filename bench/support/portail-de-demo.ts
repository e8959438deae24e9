import { type Browser, chromium, request as requests } from '@playwright/test';
import { openSession } from '../../e2e/support/arrange.ts';
import { aReadyDossier, type Dossier } from '../../e2e/support/arrange-dossier.ts';
import { people, signIn } from '../../e2e/support/people.ts';
import { runPortal } from '../../e2e/support/run-portal.ts';
import { findBrowser } from '../../scripts/command/browser.mjs';
import { chromiumFlags } from '../../scripts/command/chromium-flags.mjs';
import { ensureClientBuilt } from '../../scripts/command/client-build.mjs';

export type Who = 'gestionnaire' | 'agent';
export type State = Awaited<ReturnType<typeof stateOf>>;
export type DemoPortail = {
  url: string;
  browser: Browser;
  /** The dossier is ready to be sent, and its applicant may still change it. */
  dossier: Dossier;
  states: Readonly<Record<Who, State>>;
  stop(): Promise<void>;
};

/** Starts the portal of demonstration, with the pages as they are built, and a browser that opens them. */
export async function openDemoPortail(): Promise<DemoPortail> {
  ensureClientBuilt();
  const portal = process.env.PORTAL_URL ? null : await runPortal({});
  const url = process.env.PORTAL_URL ?? portal?.url ?? '';
  const browser = await chromium.launch(browserHere());
  const stop = async () => {
    await browser.close();
    await portal?.stop();
  };
  try {
    return { url, browser, stop, ...(await filled(browser, url)) };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

async function filled(browser: Browser, url: string): Promise<Pick<DemoPortail, 'dossier' | 'states'>> {
  const api = await requests.newContext({ baseURL: url });
  const dossier = await aReadyDossier(await openSession(api, people.gestionnaire), { rang: 9 });
  await api.dispose();
  const states = {
    gestionnaire: await stateOf(browser, url, people.gestionnaire),
    agent: await stateOf(browser, url, people.agent),
  };
  return { dossier, states };
}

export function browserHere() {
  const found = findBrowser();
  if (!found) throw new Error('no browser');
  return { executablePath: found.path, args: chromiumFlags(found.sandbox) };
}

/** Signs in once, at full speed, and returns the state of the browser for the pages to measure. */
async function stateOf(browser: Browser, baseURL: string, email: string) {
  const context = await browser.newContext({ baseURL, locale: 'fr-FR' });
  const page = await context.newPage();
  await signIn(page, email, `${baseURL}/client/`);
  await page.locator('#contenu h1').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
