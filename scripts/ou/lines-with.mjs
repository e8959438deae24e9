const SECTION = /^#+ /;
const ROW = /^\| /;
const RULE = /^\| ---/;

/**
 * This keeps the table rows that contain all the words, with the titles of their sections; without words, it keeps
 * the whole document.
 */
export function linesWith(document, words) {
  if (words.length === 0) return document;
  const wanted = words.map((word) => word.toLowerCase());
  const kept = [];
  let title;
  for (const line of document.split('\n')) {
    if (SECTION.test(line)) title = line;
    if (!ROW.test(line) || RULE.test(line)) continue;
    if (!wanted.every((word) => line.toLowerCase().includes(word))) continue;
    if (title) kept.push('', title, '');
    title = undefined;
    kept.push(line);
  }
  return kept.length > 0 ? `${kept.slice(1).join('\n')}\n` : '';
}
