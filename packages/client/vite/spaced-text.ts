import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = /packages\/client\/src\//;
const runtime = /^react\/jsx(-dev)?-runtime$/;
const spaced = fileURLToPath(new URL('../src/ui/spaced-jsx.ts', import.meta.url));

/** Our elements are made by `spaced-jsx.ts`, which sets the spaces of the texts they hold; those of libraries by React itself. */
export function spacedText(): Plugin {
  return {
    name: 'spaced-text',
    enforce: 'pre',
    resolveId(id, importer) {
      return runtime.test(id) && importer && ours.test(importer) && importer !== spaced ? spaced : undefined;
    },
  };
}
