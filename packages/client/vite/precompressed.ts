import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
/** Compressing shorter files would gain almost nothing. */
const leastBytes = 1024;

/**
 * Each script, style sheet and drawing gets a compressed copy beside it, made once at the highest level, which the
 * server sends.
 */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(files.map((name) => compressBeside(join(dir, name))));
    },
  };
}

async function compressBeside(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < leastBytes) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await compress(content, { params }));
}
