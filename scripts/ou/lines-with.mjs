const SECTION = /^#+ /;
const ROW = /^\| /;
const RULE = /^\| ---/;

/**
 * This keeps the table rows in which all the words begin a word, with the titles of their sections; without words, it
 * keeps the whole document.
 */
export function linesWith(document, words) {
  if (words.length === 0) return document;
  const wanted = words.map((word) => word.toLowerCase());
  const kept = [];
  let title;
  for (const line of document.split('\n')) {
    if (SECTION.test(line)) title = line;
    if (!ROW.test(line) || RULE.test(line)) continue;
    if (!wanted.every((word) => beginsIn(line, word))) continue;
    if (title) kept.push('', title, '');
    title = undefined;
    kept.push(line);
  }
  return kept.length > 0 ? `${kept.slice(1).join('\n')}\n` : '';
}

/** « rna » is in « idRna » and « rna.ts », and not in « journal ». */
function beginsIn(line, word) {
  const lower = line.toLowerCase();
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    const [before = ' ', first = ' '] = [line[at - 1], line[at]];
    const isCapital = /\p{Lu}/u.test(first) && !/\p{Lu}/u.test(before);
    if (isCapital || !/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(first)) return true;
  }
  return false;
}
