import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * This limits the compressed size of what a person downloads before using the first form: npm run bench --
 * premiere-page.
 */
const mostBytes = 180_000;

/** This stops a build whose first page is too large; it runs after the plugin that compresses the files. */
export function firstPageLimit(): Plugin {
  return {
    name: 'first-page-limit',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }, bundle) {
        const files = firstFiles(bundle);
        const bytes = files.reduce((sum, file) => sum + sentBytes(join(dir, file)), 0);
        if (bytes <= mostBytes) return;
        this.error(
          `The first page takes ${bytes} bytes of scripts and styles, more than ${mostBytes}: ${files}`,
        );
      },
    },
  };
}

/**
 * The first page needs exactly the files that index.html names, because the build leaves no script to discover later.
 */
function firstFiles(bundle: Rolldown.OutputBundle): string[] {
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const found = [...html.matchAll(/"\/client\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  if (found.length === 0) throw new Error('The first page names no script.');
  return found;
}

const sentBytes = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
