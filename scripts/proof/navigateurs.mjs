// A request is begun, signed and sent in Firefox, then read in WebKit, both from the packages of Debian (docs/preuves.md).
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureClientBuilt } from '../command/client-build.mjs';
import { cache, findBin, root } from '../command/paths.mjs';
import { journeys } from '../navigateurs/journeys.mjs';
import { pagesToSee } from '../navigateurs/pages.mjs';
import { findProgram, listLacking, programVersion } from '../navigateurs/programs.mjs';
import { plantDefect, seePages } from '../navigateurs/see-in-webkit.mjs';
import { startWebkit, webkitPackages } from '../navigateurs/webkit.mjs';

/** @public */
export const name = 'navigateurs';
/** @public */
export const description =
  'une demande envoyée dans Firefox, lue et photographiée dans WebKit ; six autres parcours (paquets de Debian)';

const folder = join(cache, 'navigateurs');
const sent = join(folder, 'demande.json');
const load = (file) => import(pathToFileURL(join(root, file)).href);

/** @public */
export async function run({ say, runNode }) {
  ensureClientBuilt();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { default: startPortal } = await load('e2e/support/portal.ts');
  const stop = await startPortal();
  try {
    return [...(await playInFirefox({ say, runNode })), ...(await readInWebkit(say))];
  } finally {
    await stop();
  }
}

/** A browser that cannot be had is said: it is not a proof that failed. */
const notPlayed = (what, reason) => [{ what, found: `non joué : ${reason}`, isHeld: true }];

async function playInFirefox({ say, runNode }) {
  const lacking = listLacking({ 'firefox-esr': 'firefox-esr' }, say);
  if (lacking) return notPlayed('les parcours de Firefox', lacking);
  const firefox = findProgram('firefox-esr');
  const report = join(folder, 'firefox.json');
  const args = ['test', '--config=e2e/navigateurs/firefox.config.ts'];
  await runNode(
    [
      findBin('@playwright/test', 'playwright'),
      ...args,
      `--grep=${journeys.map(({ title }) => title).join('|')}`,
    ],
    {
      FIREFOX: firefox,
      RELAY: join(root, 'scripts/navigateurs/firefox-relay.mjs'),
      E2E_REPORT: report,
      DEMANDE_ENVOYEE: sent,
      JUDGED: 'nothing',
      LANG: process.env.LANG ?? 'C.UTF-8',
    },
  );
  const played = existsSync(report) ? specsOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const version = programVersion(firefox);
  return journeys.map(({ title, what }) => {
    const one = played.find((spec) => spec.title.startsWith(title));
    const found = one === undefined ? 'pas joué' : one.ok ? 'tenu' : 'échec, dit ci-dessus';
    return { what: `${version} : ${what}`, found, isHeld: one?.ok === true };
  });
}

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

async function readInWebkit(say) {
  const what = 'la demande envoyée, lue et photographiée dans WebKit';
  const lacking = listLacking(webkitPackages, say);
  if (lacking) return notPlayed(what, lacking);
  if (!existsSync(sent)) return notPlayed(what, 'aucune demande n’a été envoyée dans Firefox');
  const { freePort } = await load('e2e/support/run-portal.ts');
  const { demoMotDePasse: password } = await load('packages/server/src/seeds/demo/comptes-de-demo.ts');
  const pages = pagesToSee(JSON.parse(readFileSync(sent, 'utf8')));
  const webkit = await startWebkit(await freePort());
  try {
    const { window, version } = webkit;
    const { PORTAL_URL: portal } = process.env;
    const found = await seePages({ window, portal, pages, folder, password });
    const planted = await plantDefect(window, portal);
    const faulty = [...found].filter(([, defects]) => defects.length > 0);
    for (const [page, defects] of faulty) say(`${page} : ${defects.join(' ; ')}`);
    return [
      {
        what: `${version} : la demande envoyée et ce qui l’entoure : titre, mots, rien sur les icônes, rien qui dépasse, console vide`,
        found: `${pages.length - faulty.length} pages sur ${pages.length}, images dans ${relative(root, folder)}`,
        isHeld: faulty.length === 0,
      },
      {
        what: 'un nom écrit exprès sur une icône et une erreur faite exprès sont vus',
        found: `${planted.length} sur 2`,
        isHeld: planted.length === 2,
      },
    ];
  } finally {
    webkit.stop();
  }
}
