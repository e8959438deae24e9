// Two folders of drawn pages are compared; what changed in the same way on several pages is said once, with these
// pages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff } from 'node:util';

const unchanged = 0;
const added = 1;

/** Returns the pages that only one folder has, and the changes, those of most pages first. */
export function compareTrees(frozen, present) {
  const [before, after] = [namesIn(frozen), namesIn(present)];
  const changes = new Map();
  for (const name of before.filter((one) => after.includes(one))) {
    const texts = [frozen, present].map((folder) => readFileSync(join(folder, name), 'utf8').split('\n'));
    for (const change of changesBetween(...texts)) {
      const key = JSON.stringify(change);
      changes.set(key, { ...change, pages: [...(changes.get(key)?.pages ?? []), name] });
    }
  }
  return {
    compared: before.filter((one) => after.includes(one)).length,
    gone: before.filter((one) => !after.includes(one)),
    born: after.filter((one) => !before.includes(one)),
    changes: [...changes.values()].sort((one, other) => other.pages.length - one.pages.length),
  };
}

function namesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.txt'))
    .sort();
}

/**
 * A change is what was removed and added at one place, and where it is: the lines above that hold it. Lines that are
 * only deeper or shallower are one change, and not as many as there are lines.
 */
export function changesBetween(before, after) {
  const changes = [];
  const above = [];
  let open = null;
  for (const [kind, line] of diff(after, before)) {
    if (kind === unchanged) open = null;
    else {
      if (!open) {
        open = { where: holdersOf(line, above), removed: [], added: [] };
        changes.push(open);
      }
      (kind === added ? open.added : open.removed).push(line);
    }
    if (kind !== added) above.push(line);
  }
  return changes;
}

function holdersOf(line, above) {
  const holders = [];
  let depth = depthOf(line);
  for (const one of above.toReversed()) {
    if (depth === 0) break;
    if (one.trim() === '' || depthOf(one) >= depth) continue;
    holders.unshift(one.trim().replace(/^- |:$/g, ''));
    depth = depthOf(one);
  }
  return holders;
}

const depthOf = (line) => line.length - line.trimStart().length;

const pagesShown = 6;

/** The French lines that a person reads to explain each difference. */
export function differencesInWords({ compared, gone, born, changes }) {
  return [
    ...(gone.length > 0 ? [`N’y sont plus :\n${listed(gone)}`] : []),
    ...(born.length > 0 ? [`N’y étaient pas :\n${listed(born)}`] : []),
    ...changes.map(changeInWords),
    `${compared} pages comparées, ${pagesIn(changes)} changées de ${changes.length} façons, ${gone.length} en moins, ${born.length} en plus`,
  ];
}

function changeInWords({ where, removed, added: news, pages }, index) {
  const isOnlyMoved = removed.length > 0 && removed.map(trimmed).join('\n') === news.map(trimmed).join('\n');
  const lines = isOnlyMoved
    ? [`  (${removed.length} lignes rangées autrement, les mêmes)`, `  - ${removed[0]}`, `  + ${news[0]}`]
    : [...shifted(removed, '-'), ...shifted(news, '+')];
  return [`${index + 1}. ${where.join(' › ') || 'à la racine'}`, ...lines, listed(pages)].join('\n');
}

const trimmed = (line) => line.trim();

/** Takes off the indentation that all the lines share. */
function shifted(lines, sign) {
  const least = Math.min(...lines.map(depthOf));
  return lines.map((line) => `  ${sign} ${line.slice(least)}`);
}

function listed(pages) {
  const more = pages.length - pagesShown;
  const shown = pages.slice(0, more > 1 ? pagesShown : pages.length).map((page) => `    ${page}`);
  return [...shown, ...(more > 1 ? [`    et ${more} autres`] : [])].join('\n');
}

const pagesIn = (changes) => new Set(changes.flatMap(({ pages }) => pages)).size;
