import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PortalSettings } from '@asso/contract/kernel/portal-settings';
import { liensPied, serveurPages } from '@asso/domain/compte/pied.rows';
import { Html, html, jsonLd, spacedPage } from './html.ts';
import type { PageContent, PageNote } from './page-row.ts';

type Around = {
  settings: PortalSettings;
  publicUrl: URL;
  /** The elements of the built application that load its style sheets and its font. */
  styles: string;
};

/**
 * Lays out a page read without an account: the header, footer and style sheets of the application. Its only script
 * follows the theme that the reader chose, and says whether they are signed in.
 */
export function pageFrame(
  content: PageContent,
  { settings, publicUrl, styles }: Around,
  notes: readonly PageNote[] = [],
): string {
  const { titre, description, chemin, main, donnees, flux = [], isUnlisted } = content;
  const canonical = new URL(chemin, publicUrl).href;
  const title = `${titre} – ${settings.nom}`;
  const page = html`<!doctype html>
<html lang="fr" data-fr-scheme="system" data-affichage="calme" data-marque="${settings.marque}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${title}</title>
<meta name="description" content="${description}">
${isUnlisted && html`<meta name="robots" content="noindex">`}
<link rel="canonical" href="${canonical}">
<meta property="og:type" content="website">
<meta property="og:locale" content="fr_FR">
<meta property="og:site_name" content="${settings.nom}">
<meta property="og:title" content="${titre}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
<meta name="twitter:card" content="summary">
${flux.map((one) => html`<link rel="alternate" type="${one.type}" title="${one.titre}" href="${one.chemin}">`)}
<link rel="icon" type="image/svg+xml" href="/client/favicon.svg">
${new Html(styles)}
${donnees && jsonLd(donnees)}
</head>
<body>
<div id="application">
${links}
${header(settings, chemin)}
${notes.length > 0 && html`<section aria-label="Notes sur cette page" class="ecran-seul">${notes.map(note)}</section>`}
<main id="contenu" class="fr-container" tabindex="-1">
${main}
</main>
${footer(settings)}
</div>
</body>
</html>
`;
  return spacedPage(page);
}

const tons = { info: 'info', attention: 'warning', alerte: 'alert' } as const;

/** Shows a note whole: nothing here folds it, nor puts it away. */
const note = ({ kind, titre, texte }: PageNote): Html =>
  html`<div class="fr-notice fr-notice--${tons[kind]} bandeau bandeau--lu"><div class="bandeau__corps"><p class="bandeau__texte"><span class="fr-notice__title">${titre}</span> <span class="bandeau__suite">${texte}</span></p></div></div>`;

const links = html`<div class="fr-skiplinks"><nav class="fr-container" aria-label="Accès rapide"><ul class="fr-skiplinks__list">
<li><a class="fr-link" href="#contenu">Contenu</a></li><li><a class="fr-link" href="#pied">Pied de page</a></li>
</ul></nav></div>`;

/** Draws the header; on a small screen its links fold into a menu that opens without a script. */
const header = (settings: PortalSettings, chemin: string): Html => html`<header class="entete">
<div class="fr-container entete__ligne">
<div class="entete__marque">
<a class="entete__accueil" href="/client/" title="Accueil – ${settings.nom}">${brand(settings)}<span class="entete__nom">${settings.nom}</span></a>
</div>
<div class="entete__pages sans-compte__large"><nav class="fr-nav" aria-label="Menu principal"><ul class="fr-nav__list">${pages(chemin)}</ul></nav></div>
<ul class="entete__outils sans-compte__large">${tools}</ul>
<details class="sans-compte__etroit"><summary class="fr-btn fr-btn--tertiary-no-outline fr-icon-menu-fill fr-btn--icon-left">Menu</summary>
<div class="sans-compte__menu"><nav aria-label="Menu"><ul class="liste-nue">${pages(chemin)}${tools}</ul></nav></div></details>
</div>
</header>`;

const { href: repertoire, label: trouver } = serveurPages.repertoire;

const pages = (
  chemin: string,
): Html => html`<li class="fr-nav__item"><a class="fr-nav__link" href="${repertoire}"${chemin.startsWith(repertoire) && html` aria-current="true"`}>${trouver}</a></li>
<li class="fr-nav__item"><a class="fr-nav__link" href="/client/faq">Questions fréquentes</a></li>
<li class="fr-nav__item"><a class="fr-nav__link" href="/client/assistance">Aide</a></li>`;

/** The server does not know who reads; the script of these pages shows one or the other (`sans-compte.js`). */
const tools = html`<li class="sans-compte__visiteur"><a class="fr-btn fr-btn--tertiary-no-outline" href="/client/login">Se connecter</a></li>
<li class="sans-compte__visiteur"><a class="fr-btn fr-btn--tertiary" href="/client/register">Créer mon compte</a></li>
<li class="sans-compte__connecte"><a class="fr-btn fr-btn--tertiary" href="/client/">Revenir à mon espace</a></li>`;

function brand({ marque, intitule, logo, organisme, nom }: PortalSettings): Html {
  if (marque === 'etat') {
    const lines = intitule.map((line, at) => html`${at > 0 && html`<br>`}${line}`);
    return html`<p class="fr-logo">${lines}</p>`;
  }
  if (logo)
    return html`<p class="fr-logo"><img class="marque__logo" src="${logo}" alt="${organisme ?? nom}"></p>`;
  return html`<p class="fr-logo">${organisme ?? mark}</p>`;
}

const mark = html`<svg class="marque" viewBox="0 0 32 32" width="44" height="44" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="6" class="marque__fond"/><path d="M9 7h9l5 5v13H9z" class="marque__feuille"/><path d="M12.5 17.5l3 3 5-6" class="marque__coche" fill="none" stroke-width="2.5"/></svg>`;

const footer = (settings: PortalSettings): Html => html`<footer class="fr-footer" id="pied" tabindex="-1">
<div class="fr-container">
<p class="fr-footer__content-desc">${settings.nom} aide les associations à demander des subventions, et les services publics à les instruire.</p>
<div class="fr-footer__bottom"><ul class="fr-footer__bottom-list">
${liensPied.map(({ label, href, isServeur }) => html`<li class="fr-footer__bottom-item"><a class="fr-footer__bottom-link" href="${isServeur ? href : `/client${href}`}">${label}</a></li>`)}
</ul></div>
</div>
</footer>`;

const built = fileURLToPath(new URL('../../../../../client/dist/index.html', import.meta.url));

/** The first two carry what these pages alone show; the last follows the theme that the reader chose, and their account. */
const own = [
  '<link rel="stylesheet" href="/client/sans-compte.css">',
  '<link rel="stylesheet" href="/client/sans-compte-aide.css">',
  '<script src="/client/sans-compte.js"></script>',
];

/** Gives the elements that load the style sheets and the font of the built application, and those of these pages. */
export function builtStyles({ marque }: Pick<PortalSettings, 'marque'>, file = built): string {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const loaded = page.match(/<link rel="(?:stylesheet|preload)"[^>]*>/g) ?? [];
  // The brand of the State has its own font, so ours is not loaded.
  return [...loaded.filter((one) => marque !== 'etat' || !one.includes('as="font"')), ...own].join('\n');
}
