import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = /packages\/client\/src\//;
const runtime = /^react\/jsx(-dev)?-runtime$/;
const spaced = fileURLToPath(new URL('../src/ui/spaced-jsx.ts', import.meta.url));

/**
 * `spaced-jsx.ts` makes our elements and corrects the spaces of their texts; React itself makes the elements of
 * libraries.
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
