import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Sheet, usedRules } from './used-rules.ts';

const source = resolve(import.meta.dirname, '../src');

/** Removes from built pages the DSFR rules that the sources cannot use; development keeps them all. */
export function usedDsfr(): Plugin {
  let rules = new Map<string, string>();
  return {
    name: 'used-dsfr',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const texts = ourTexts();
      rules = usedRules({ sheets: kitSheets(texts), texts });
    },
    transform: {
      filter: { id: /react-dsfr\/dsfr\/.*\.css/ },
      handler: (_, id) => ({ code: rules.get(nameOf(id)) ?? absent(id), map: null }),
    },
  };
}

/** The pages that the server draws without an account use the same rules. */
export const serverPages = ['platform/http/page', 'catalogue/public'].map((folder) =>
  resolve(import.meta.dirname, '../../server/src', folder),
);

const ourTexts = (): string[] =>
  [source, ...serverPages].flatMap((cwd) =>
    globSync('**/*.{ts,tsx,css}', { cwd, exclude: (name) => name.endsWith('.test.tsx') }).map((file) =>
      readFileSync(join(cwd, file), 'utf8'),
    ),
  );

/** Our sources import these style sheets of the kit. */
function kitSheets(texts: readonly string[]): Sheet[] {
  const { resolve: pathOf } = createRequire(import.meta.url);
  return texts
    .flatMap((text) => [...text.matchAll(/import '(@codegouvfr\/react-dsfr\/dsfr\/[^']+\.css)'/g)])
    .map(([, name = '']) => ({ name: nameOf(name), css: readFileSync(pathOf(name), 'utf8') }));
}

const nameOf = (path: string): string => /react-dsfr\/(dsfr\/[^?]+)/.exec(path)?.[1] ?? path;

function absent(id: string): never {
  throw new Error(`${id} is imported by no source of ours.`);
}
