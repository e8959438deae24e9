import { listFiles, readText } from '../check/files.mjs';
import { exportedOf } from './files.mjs';
import { file } from './table.mjs';

const READ = /^packages\/(?:domain|contract|client|server)\/src\/.*\.tsx?$/;
const NOT_READ = /\.test\.tsx?$|\/test-[^/]*\.ts$|\/data\/|\/seeds\/|\/preuve\//;
/** Texts between quotes, and the words that a page writes between two tags. */
const TEXTS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>\s*([^<>{}]+?)\s*</g;
/** A sentence begins with a capital, ends with a sign or has an apostrophe; a code is « feature.what-is-wrong ». */
const SAID = /^\p{Lu}.*\p{Ll}{2}|\p{Ll}{3}.*[.?!:»]$|\p{L}’\p{L}|^[a-z-]+\.[a-z-]+$/su;
const STYLE = /\.(?:css|tsx?)$/;
const IMPORTED = /^(?:import|export)\b[^;]*?from '[^']*';$/gm;

/** Adds to the rows about a file what people read of it and what it exports, and a row for each file that has none. */
export function withSentences(rows, root) {
  const byFile = new Map(
    listFiles(root)
      .filter((path) => READ.test(path) && !NOT_READ.test(path))
      .map((path) => [path, readText(root, path)])
      .map(([path, text]) => [
        file(path),
        { sentences: path.endsWith('.sql.ts') ? [] : splitSentences(text), names: exportedOf(text) },
      ])
      .filter(([, { sentences, names }]) => sentences.length + names.length > 0),
  );
  const known = new Set(rows.map(({ cells: [first] }) => first));
  return [
    ...rows.map((row) => ({ ...row, ...byFile.get(row.cells[0]) })),
    ...[...byFile]
      .filter(([name]) => !known.has(name))
      .map(([name, found]) => ({ section: 'Les autres fichiers', cells: [name], ...found })),
  ];
}

/** Returns the labels, the sentences, the refusals and their codes, without the names of files and of styles. */
export function splitSentences(text) {
  const found = [...text.replaceAll(IMPORTED, '').matchAll(TEXTS)].map((match) =>
    (match.slice(1).find((one) => one !== undefined) ?? '')
      .replaceAll(/\$\{[^}]*\}/g, '…')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(found)].filter((one) => SAID.test(one) && !STYLE.test(one));
}
