// Node loads this with --import: it removes the types of our TypeScript files and keeps the result in a cache. Blanks
// replace the types, so that lines and columns stay those of the sources. Our imports name their file whole, so the
// file is also found here, without the search through folders and packages that takes a fifth of a start.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

const kept = fileURLToPath(new URL(`../../node_modules/.cache/types-${process.version}`, import.meta.url));

const packages = new URL('../../packages/', import.meta.url).href;
const ofPackage = /^@asso\/([^/]+)\/(.+)$/;

registerHooks({
  resolve(specifier, context, next) {
    const url = context.parentURL?.startsWith(packages) ? ours(specifier, context.parentURL) : undefined;
    return url === undefined
      ? next(specifier, context)
      : { url, format: 'module-typescript', shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.endsWith('.ts') || url.includes('/node_modules/')) return next(url, context);
    return {
      format: 'module',
      source: withoutTypes(readFileSync(fileURLToPath(url), 'utf8')),
      shortCircuit: true,
    };
  },
});

/** The address of a TypeScript file of ours that a file of ours imports; anything else is left to Node. */
function ours(specifier, parent) {
  if (specifier.startsWith('.') && specifier.endsWith('.ts')) return new URL(specifier, parent).href;
  const named = ofPackage.exec(specifier);
  return named ? `${packages}${named[1]}/src/${named[2]}.ts` : undefined;
}

/** Reads or makes the file without types, cached under the hash of its source, so that it is never out of date. */
function withoutTypes(source) {
  const file = join(kept, `${createHash('sha1').update(source).digest('hex')}.js`);
  return readIfThere(file) ?? keep(file, stripTypeScriptTypes(source));
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes the file whole or not at all; where nothing can be written, types are stripped at each start. */
function keep(file, stripped) {
  try {
    mkdirSync(kept, { recursive: true });
    const draft = `${file}.${process.pid}-${threadId}`;
    writeFileSync(draft, stripped);
    renameSync(draft, file);
  } catch {}
  return stripped;
}
