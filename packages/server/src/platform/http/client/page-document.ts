import type { PageFacts } from '@asso/contract/kernel/page-facts';
import { type PortalSettings, settingsMeta } from '@asso/contract/kernel/portal-settings';

/**
 * Completes the page of the application with the operator's settings, so that the brand holds before anything is
 * drawn.
 */
export function pageDocument(html: string, settings: PortalSettings): string {
  // The brand of the State has its own font, so ours is not loaded.
  const page = settings.marque === 'etat' ? withoutFont(html) : html;
  return page
    .replace(/<html\b/, `<html data-marque="${settings.marque}"`)
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(settings.nom)}</title>${metaOf(settingsMeta, settings)}`,
    );
}

function withoutFont(html: string): string {
  const from = html.indexOf('<link rel="preload" as="font"');
  return from < 0 ? html : html.slice(0, from) + html.slice(html.indexOf('>', from) + 1);
}

/** Adds to the page the facts that its first drawing needs. */
export const toldPage = (page: string, facts: PageFacts): string =>
  page.replace(
    '</title>',
    (end) =>
      `${end}${Object.entries(facts)
        .map(([name, fact]) => metaOf(name, fact))
        .join('')}`,
  );

const metaOf = (name: string, fact: unknown): string =>
  `\n    <meta name="${name}" content="${escapeHtml(JSON.stringify(fact))}" />`;

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
