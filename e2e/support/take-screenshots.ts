// Makes docs/images again: a portal of its own, a few dossiers in different states, one picture a page.
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page, request } from '@playwright/test';
import { chromiumFlags } from '../../scripts/command/chromium-flags.mjs';
import { openSession, read, type Session } from './arrange.ts';
import { aReadyDossier, type Dossier } from './arrange-dossier.ts';
import { choose, startsWith } from './forms.ts';
import { people, signIn } from './people.ts';
import startPortal from './portal.ts';

const folder = 'docs/images';
const hasSandbox = process.env.CHROME_SANDBOX !== 'off';

mkdirSync(folder, { recursive: true });
const stop = await startPortal();
const browser = await chromium.launch({
  executablePath: process.env.CHROME,
  chromiumSandbox: hasSandbox,
  args: chromiumFlags(hasSandbox),
});
try {
  await takeAll(browser);
} finally {
  await browser.close();
  await stop();
}

async function takeAll(browser: Browser): Promise<void> {
  const calls = await request.newContext({ baseURL: process.env.PORTAL_URL });
  const session = await openSession(calls, people.benevole);
  const others = await openSession(calls, people.gestionnaire);
  for (const rang of [1, 2, 3, 4, 5]) await transmit(others, await aReadyDossier(others, { rang }));
  const sent = await aReadyDossier(session, { rang: 6 });
  await transmit(session, sent);
  const draft = await aReadyDossier(session, { rang: 7 });

  const visitor = await openPage(browser);
  await visitor.goto('/client/login');
  await take(visitor, 'connexion', 'Se connecter');

  const benevole = await openPage(browser);
  await signIn(benevole, people.benevole);
  await take(benevole, 'accueil', 'Ce qui vous attend');
  await benevole.goto(draft.href);
  await take(benevole, 'dossier', /^FDVA/);
  await benevole.goto(`${draft.href}?etape=projets&projet=${draft.id_projet}&rubrique=budget`);
  await benevole.getByRole('heading', { name: 'Budget', level: 2 }).scrollIntoViewIfNeeded();
  await benevole
    .getByRole('heading', { name: 'Budget', level: 2 })
    .evaluate((title) => title.scrollIntoView());
  await take(benevole, 'budget', /Former nos arbitres/);

  const agent = await openPage(browser);
  await signIn(agent, people.agent, '/client/dossiers');
  await take(agent, 'service', 'Dossiers');
  await agent.goto(sent.href);
  await choose(agent, /^Que décidez-vous/, startsWith('Renvoyer à l’association'));
  await take(agent, 'decision', new RegExp(sent.id_fo));
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.PORTAL_URL,
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Once its title is there and nothing is being read any more. */
async function take(page: Page, name: string, h1: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: h1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/${name}.png` });
}

async function transmit({ request: calls, headers }: Session, { id_fo }: Dossier): Promise<void> {
  const { version } = await read<{ version: number }>(
    await calls.get(`/api/demande/dossiers/${id_fo}`, { headers }),
  );
  const options = { headers: { ...headers, 'if-match': `"${version}"`, 'idempotency-key': id_fo }, data: {} };
  await read(await calls.post(`/api/demande/dossiers/transmit/${id_fo}`, options));
}
