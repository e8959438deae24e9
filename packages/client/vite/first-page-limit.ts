import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What somebody downloads before the first form can be used, compressed: npm run bench -- premiere-page. */
const mostBytes = 180_000;

/** Stops a build whose first page has grown too heavy; comes after what compresses its files. */
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

/** What the page names runs before its form; nothing else does, the build leaves no script to find on the way. */
function firstFiles(bundle: Rolldown.OutputBundle): string[] {
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const found = [...html.matchAll(/"\/client\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  if (found.length === 0) throw new Error('The first page names no script.');
  return found;
}

const sentBytes = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
