import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { serverPages } from './used-dsfr.ts';

const virtualId = 'virtual:icones.css';
const source = resolve(import.meta.dirname, '../src');

/** Builds a stylesheet with only the DSFR icons that the sources name (`fr-icon-save-line`). */
export function dsfrIcons(): Plugin {
  return {
    name: 'dsfr-icons',
    resolveId: { filter: { id: /^virtual:icones\.css$/ }, handler: () => `\0${virtualId}` },
    load: { filter: { id: /^\0virtual:icones\.css$/ }, handler: () => rules(namedIcons(), drawings()) },
  };
}

function namedIcons(): Set<string> {
  const files = [source, ...serverPages].flatMap((cwd) =>
    globSync('**/*.{ts,tsx}', { cwd }).map((file) => join(cwd, file)),
  );
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/fr-icon-([a-z0-9][a-z0-9-]*)/g)].map(
        ([, name]) => name as string,
      ),
    ),
  );
}

/** Returns the drawing of each icon, by name. */
function drawings(): Map<string, string> {
  const kit = dirname(createRequire(import.meta.url).resolve('@codegouvfr/react-dsfr/package.json'));
  const folder = join(kit, 'dsfr/icons');
  return new Map(
    globSync('**/*.svg', { cwd: folder }).map((file) => [
      basename(file, '.svg').replace(/^fr--/, ''),
      join(folder, file),
    ]),
  );
}

function rules(names: Set<string>, paths: Map<string, string>): string {
  return [...names]
    .map((name) => {
      const path = paths.get(name);
      if (!path) throw new Error(`The kit draws no icon called fr-icon-${name}.`);
      return `.fr-icon-${name}::before,.fr-icon-${name}::after{mask-image:url("${path}")}`;
    })
    .join('\n');
}
