// Makes docs/images again: runs a portal, makes a few dossiers in different states, and takes one picture for each
// page, then for each pattern of docs/motifs.md.
import { mkdirSync } from 'node:fs';
import { type APIRequestContext, type Browser, chromium, type Page, request } from '@playwright/test';
import { chromiumFlags } from '../../scripts/command/chromium-flags.mjs';
import { openSession, read, type Session } from './arrange.ts';
import { aReadyDossier, type Dossier } from './arrange-dossier.ts';
import { people, signIn } from './people.ts';
import startPortal from './portal.ts';
import { titreAccueil } from './titre-accueil.ts';

const folder = 'docs/images';
const patterns = 'motifs';
const hasSandbox = process.env.CHROME_SANDBOX !== 'off';

mkdirSync(`${folder}/${patterns}`, { recursive: true });
const stop = await startPortal();
const browser = await chromium.launch({
  executablePath: process.env.CHROME,
  chromiumSandbox: hasSandbox,
  args: chromiumFlags(hasSandbox),
});
const calls = await request.newContext({ baseURL: process.env.PORTAL_URL });
try {
  await takeAll(browser, calls);
} finally {
  await calls.dispose();
  await browser.close();
  await stop();
}
// The process must be ended, because the portal leaves things open in it.
process.exit(0);

async function takeAll(browser: Browser, calls: APIRequestContext): Promise<void> {
  const session = await openSession(calls, people.benevole);
  const others = await openSession(calls, people.gestionnaire);
  for (const rang of [1, 2, 3, 4, 5]) await transmit(others, await aReadyDossier(others, { rang }));
  const sent = await aReadyDossier(session, { rang: 6 });
  await transmit(session, sent);
  const draft = await aReadyDossier(session, { rang: 7 });

  const benevole = await openPage(browser);
  await signIn(benevole, people.benevole);
  await take(benevole, 'accueil', titreAccueil);
  await takeOfTheLiving(browser);

  const agent = await openPage(browser);
  await signIn(agent, people.agent);
  await takeOfVolunteer(benevole, { draft, sent });
  await takeOfAgent(agent, sent);
}

/** Takes a request and a desk of the demonstration that lives, where all that they may show is there. */
async function takeOfTheLiving(browser: Browser): Promise<void> {
  const association = await openPage(browser);
  const href = '/client/associations/67820070000014/subvention-demande/25-000035';
  await signIn(association, 'nolwenn.gueguen@demo.example', href);
  await take(association, 'demande', /./);
  const agent = await openPage(browser);
  await signIn(agent, 'maelle.kerbrat@demo.example', '/client/dossiers?etats=2');
  await agent
    .locator('#liste')
    .getByRole('link', { name: /dossier \d\d-\d{6}$/ })
    .first()
    .click();
  await agent.getByRole('heading', { name: 'Pièces', exact: true }).waitFor();
  // A desk is dense: at this height its picture stays below 150 kB.
  await agent.setViewportSize({ width: 1280, height: 540 });
  await take(agent, 'bureau', /./);
}

type Dossiers = { draft: Dossier; sent: Dossier };

async function takeOfVolunteer(page: Page, { draft, sent }: Dossiers): Promise<void> {
  const fiche = `/client/informations-administratives/${draft.siret}`;
  const open = async (name: string, href: string) => {
    await page.goto(href);
    await takePattern(page, name);
  };
  await open('lecture', `${fiche}/coordonnees`);
  await open('collection', `${fiche}/representants`);
  await open('ligne', `${fiche}/ribs?ligne=nouvelle`);
  await page.getByText('Taper l’IBAN à la main').click();
  await page.getByRole('textbox', { name: 'IBAN' }).fill('FR76 42');
  await page.getByRole('button', { name: 'Enregistrer le RIB' }).click();
  await takePattern(page, 'erreurs');
  await open('etape', `${draft.href}?etape=demandeur`);
  await open('pieces', `${draft.href}?etape=pieces`);
  await open('projet', `${draft.href}?etape=projets&projet=${draft.id_projet}`);
  await open('lignes', `${draft.href}?etape=projets&projet=${draft.id_projet}&partie=budget`);
  await open('verification', `${draft.href}?etape=transmission`);
  await open('suivi', sent.href);
  await open('vide', `/client/dossiers?q=introuvable`);
  await page.goto('/client/dossiers');
  await page.setViewportSize({ width: 360, height: 740 });
  await takePattern(page, 'telephone');
}

async function takeOfAgent(page: Page, sent: Dossier): Promise<void> {
  await page.goto('/client/dossiers');
  await takePattern(page, 'file');
  await page.goto(`${sent.href}?onglet=echanges`);
  await takePattern(page, 'echanges');
}

/** Takes the window as it is, once nothing is loading. */
async function takePattern(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/${patterns}/${name}.png` });
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

/** Takes the picture once the title of the page, or of its dialog, is there and nothing is loading. */
async function take(page: Page, name: string, h1: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: h1 }).first().waitFor();
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
