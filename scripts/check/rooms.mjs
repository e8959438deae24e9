import { basename, dirname, posix } from 'node:path';
import ts from 'typescript';
import { isCode, isSource, isTest, listFiles, readText } from './files.mjs';
import { LENGTHS, LIVING_ALONE, ROOMS, TEST_SUPPORT } from './layout.mjs';

/**
 * Checks that a folder has few enough files to be looked through, that a file holds enough to be worth opening, and
 * that files that only support tests are in a folder `test`, apart from the product.
 */
export function checkRooms(root) {
  const files = listFiles(root);
  const sources = files.filter((path) => isSource(path) && !isTest(path));
  const folders = Object.entries(Object.groupBy(sources, (path) => dirname(path)));
  const codes = files.filter(isCode).map((path) => ({ path, text: readText(root, path) }));
  const sizes = new Map(codes.map(({ path, text }) => [path, text.split('\n').length - 1]));
  const texts = new Map(codes.map(({ path, text }) => [path, text]));
  const readers = readersOf(codes, new Set(sources));
  return {
    errors: [
      ...folders.flatMap(([folder, held]) => crowd(folder, held)),
      ...folders.flatMap(([, held]) => mixed(held)),
      ...sources.flatMap((path) => fragment(path, { readers, sizes, texts })),
    ],
  };
}

function crowd(folder, held) {
  if (held.length <= ROOMS.mostFiles) return [];
  return [`${folder}: ${held.length} files, the limit is ${ROOMS.mostFiles}: cut it by screen or by act`];
}

function mixed(held) {
  const makers = held.filter((path) => TEST_SUPPORT.test(path));
  if (makers.length === held.length) return [];
  return makers.map((path) => `${path}: a maker of tests stands apart from the product, in a folder test`);
}

/**
 * A small file that one file alone imports makes people open two files to understand one thing. The small file may stay
 * when the other would grow too long, when it holds components and the other does not, or when the client loads it only
 * once it is needed.
 */
function fragment(path, { readers, sizes, texts }) {
  if (LIVING_ALONE.test(path) || TEST_SUPPORT.test(path)) return [];
  const [reader, ...others] = readers.get(path) ?? [];
  const lines = sizes.get(path);
  if (lines > ROOMS.fewestLines || reader === undefined || others.length > 0) return [];
  if (lines + sizes.get(reader) > LENGTHS.warn) return [];
  if (path.endsWith('.tsx') && !reader.endsWith('.tsx')) return [];
  const isLoadedLater = texts.get(reader).includes(`/${basename(path)}')`);
  if (ROOMS.loadedApart.test(path) && isLoadedLater) return [];
  return [`${path}: ${lines} lines that only ${basename(reader)} reads, they belong in it`];
}

/** Gives the files that import each source; a test that imports it is one of them. */
function readersOf(codes, sources) {
  const readers = new Map();
  for (const { path, text } of codes) {
    for (const target of importedBy(path, text)) {
      const found = [target, `${target}.ts`, `${target}.tsx`].find((one) => sources.has(one));
      if (found) readers.set(found, (readers.get(found) ?? new Set()).add(path));
    }
  }
  return readers;
}

/** `@asso/domain/kernel/fields` and `../kernel/fields.ts` are paths of the project; a library is none. */
function importedBy(path, text) {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName: name }) =>
      name.startsWith('@asso/')
        ? name.replace(/^@asso\/([^/]+)\//, 'packages/$1/src/')
        : posix.normalize(posix.join(dirname(path), name)),
    );
}
