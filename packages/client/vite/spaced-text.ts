import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = /packages\/client\/src\//;
const runtime = /^react\/jsx(-dev)?-runtime$/;
const spaced = fileURLToPath(new URL('../src/ui/spaced-jsx.ts', import.meta.url));

/**
 * Makes the portal's elements with `spaced-jsx.ts`, which corrects the spaces of their texts; those of libraries are
 * made by React itself.
 */
export function spacedText(): Plugin {
  return {
    name: 'spaced-text',
    enforce: 'pre',
    resolveId(id, importer) {
      return runtime.test(id) && importer && ours.test(importer) && importer !== spaced ? spaced : undefined;
    },
  };
}
