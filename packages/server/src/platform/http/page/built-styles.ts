import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PortalSettings } from '@asso/contract/kernel/portal-settings';

const built = fileURLToPath(new URL('../../../../../client/dist/index.html', import.meta.url));

/** The first two carry what these pages alone show; the last follows the theme that the reader chose. */
const own = [
  '<link rel="stylesheet" href="/client/sans-compte.css">',
  '<link rel="stylesheet" href="/client/sans-compte-aide.css">',
  '<script src="/client/sans-compte.js"></script>',
];

/** Gives the elements that load the style sheets and the font of the built application, and those of these pages. */
export function builtStyles({ marque }: Pick<PortalSettings, 'marque'>, file = built): string {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const loaded = page.match(/<link rel="(?:stylesheet|preload)"[^>]*>/g) ?? [];
  // The State has a font of its own.
  return [...loaded.filter((one) => marque !== 'etat' || !one.includes('as="font"')), ...own].join('\n');
}
