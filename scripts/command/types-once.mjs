// Given to Node with --import: our TypeScript without its types, as it was written down when first met. Blanks stand where
// the types stood, so that lines and columns stay those of the sources.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

const kept = fileURLToPath(new URL(`../../node_modules/.cache/types-${process.version}`, import.meta.url));

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.ts') || url.includes('/node_modules/')) return next(url, context);
    return {
      format: 'module',
      source: withoutTypes(readFileSync(fileURLToPath(url), 'utf8')),
      shortCircuit: true,
    };
  },
});

/** Named by their content: what changes is stripped again, and nothing is ever out of date. */
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

/** Written whole or not at all; where nothing may be written it is stripped at each start. */
function keep(file, stripped) {
  try {
    mkdirSync(kept, { recursive: true });
    const draft = `${file}.${process.pid}-${threadId}`;
    writeFileSync(draft, stripped);
    renameSync(draft, file);
  } catch {}
  return stripped;
}
