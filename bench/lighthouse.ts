import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { freePort } from '../e2e/support/run-portal.ts';
import { browserHere, openDemoPortail, type State, type Who } from './support/portail-de-demo.ts';
import type { Measure, Medians, Prepared, Workload } from './support/workload.ts';

/** Lighthouse is no part of the product: npm lends this version for the time of the measure. */
const lighthouse = 'lighthouse@13.5.0';
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** `seo` is asked of the pages that search engines read: the server draws them whole, for people without an account. */
type PageOfUse = { path: (href: string) => string; who: Who | null; performance: number; seo?: number };

const pages: Readonly<Record<string, PageOfUse>> = {
  connexion: { path: () => '/client/login', who: null, performance: 95 },
  accueil: { path: () => '/client/user/dashboard', who: 'gestionnaire', performance: 90 },
  dossier: { path: (href) => href, who: 'gestionnaire', performance: 90 },
  file: { path: () => '/client/dossiers', who: 'agent', performance: 90 },
  'plan du portail': { path: () => '/client/plan', who: null, performance: 90 },
  'catalogue public': { path: () => '/repertoire-des-subventions', who: null, performance: 95, seo: 100 },
};

const categories = { performance: '', accessibility: '', 'best-practices': '', seo: '' };
type Category = keyof typeof categories;

export const workload: Workload = {
  title: `${lighthouse} opens six pages as a telephone on a slow network, with nothing kept`,
  prepare: async ({ folder, say }) => {
    const program = await lentProgram().catch((cause: Error) => cause);
    if (program instanceof Error) return refused(program);
    const portal = await openDemoPortail();
    const work = mkdtempSync(join(tmpdir(), 'portail-asso-lighthouse-'));
    const config = join(work, 'config.json');
    // The session stays; what the pages keep is forgotten at each round.
    const clearStorageTypes = ['cache_storage', 'shader_cache', 'service_workers'];
    // The robots.txt of a demonstration turns search engines away; that of a real portal does not (a test holds it).
    const settings = { clearStorageTypes, skipAudits: ['is-crawlable'] };
    writeFileSync(config, JSON.stringify({ extends: 'lighthouse:default', settings }));
    const opened = new Map<Who | null, Promise<Opened>>();
    const round = async (name: string, { path, who }: PageOfUse) => {
      const made =
        opened.get(who) ?? openBrowser(join(work, who ?? 'personne'), portal.url, who && portal.states[who]);
      opened.set(who, made);
      const { port } = await made;
      const output = join(folder, `lighthouse-${name.replaceAll(' ', '-')}.json`);
      const url = portal.url + path(portal.dossier.href);
      const report = await measure(program, [url, `--port=${port}`, `--config-path=${config}`], output);
      for (const one of lacksOf(report)) say(`${name}: ${one}`);
      return figuresOf(report);
    };
    return {
      rounds,
      subjects: Object.entries(pages).map(([name, page]) => ({ name, round: () => round(name, page) })),
      judge: (medians) => Object.entries(pages).flatMap(([name, page]) => verdicts(medians, name, page)),
      stop: async () => {
        for (const made of opened.values()) await (await made).context.close();
        await portal.stop();
        rmSync(work, { recursive: true, force: true });
      },
    };
  },
};

/** Without the registry nothing is measured, which the verdict says, and the other workloads go on. */
const refused = ({ message }: Error): Prepared => ({
  rounds: 1,
  subjects: [],
  judge: () => [{ limit: `npm lends ${lighthouse}`, found: message, isHeld: false }],
  stop: async () => undefined,
});

type Opened = { context: BrowserContext; port: number };

/** Opens a browser where the person is signed in already, for Lighthouse to open its pages in. */
async function openBrowser(folder: string, url: string, state: State | null): Promise<Opened> {
  const port = await freePort();
  const { executablePath, args } = browserHere();
  const flags = [...args, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: flags,
    locale: 'fr-FR',
  });
  if (state) {
    await context.addCookies(state.cookies);
    const page = await context.newPage();
    await page.goto(`${url}/robots.txt`);
    const kept = state.origins.flatMap(({ localStorage }) => localStorage);
    await page.evaluate((rows) => {
      for (const { name, value } of rows) localStorage.setItem(name, value);
    }, kept);
    await page.close();
  }
  return { context, port };
}

function verdicts(medians: Medians, name: string, { performance, seo }: PageOfUse) {
  const limits: [Category, number][] = [
    ['performance', performance],
    ['accessibility', 100],
    ['best-practices', 100],
    ...(seo === undefined ? [] : [['seo', seo] satisfies [Category, number]]),
  ];
  return limits.map(([category, least]) => {
    const found = medians[name]?.[category] ?? 0;
    return { limit: `${name}: ${category} at least ${least}`, found: `${found}`, isHeld: found >= least };
  });
}

type Audit = { score: number | null; numericValue?: number; title: string };
type Report = {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

function figuresOf({ categories: found, audits }: Report): Measure {
  const ms = (id: string) => Math.round(audits[id]?.numericValue ?? 0);
  const scores = Object.keys(categories).map((name) => [
    name,
    Math.round((found[name as Category].score ?? 0) * 100),
  ]);
  return {
    ...Object.fromEntries(scores),
    'LCP ms': ms('largest-contentful-paint'),
    'TBT ms': ms('total-blocking-time'),
    CLS: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
    kB: Math.round((audits['total-byte-weight']?.numericValue ?? 0) / 1000),
  };
}

/** Lists what costs points elsewhere than in speed, in Lighthouse's words. */
const lacksOf = ({ categories: found, audits }: Report): string[] =>
  Object.entries(found)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => ({ id, score: audits[id]?.score ?? 1, title: audits[id]?.title ?? '' }))
    .filter(({ score }) => score < 1)
    .map(({ id, title }) => `${id}: ${title}`);

/** Returns the path of the program that npm lends; throws when the registry does not give it. */
async function lentProgram(): Promise<string> {
  const asked = ['exec', '--yes', `--package=${lighthouse}`, '--call', 'command -v lighthouse'];
  const found = (await run('npm', asked)).trim();
  if (!found) throw new Error(`npm gave no program for ${lighthouse}.`);
  return found;
}

async function measure(program: string, args: readonly string[], output: string): Promise<Report> {
  const only = `--only-categories=${Object.keys(categories).join(',')}`;
  await run(program, [...args, only, '--quiet', '--output=json', `--output-path=${output}`]);
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  if (report.runtimeError?.message) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  return report;
}

/** Gives what the program wrote; a program that fails says why. */
function run(file: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const [out, problems]: [string[], string[]] = [[], []];
    child.stdout.on('data', (text) => out.push(`${text}`));
    child.stderr.on('data', (text) => problems.push(`${text}`));
    child.on('error', (cause) => reject(new Error(`${lighthouse} could not be taken from npm.`, { cause })));
    child.on('close', (code) =>
      code === 0
        ? resolve(out.join(''))
        : reject(
            new Error(
              `${lighthouse} could not be run (${file}, ${code}).\n${problems.join('').slice(-2000)}`,
            ),
          ),
    );
  });
}
