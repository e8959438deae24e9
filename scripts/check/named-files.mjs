import { listFiles, readText } from './files.mjs';

/** These pages tell where things are. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/glossaire.md'];
const NAMED = /`([\w./-]+\.(?:ts|tsx|mjs|md|css|json))`/g;
/** « xxx-href.ts » or « .sql.ts » is a pattern, not a file; `data/` is created by running the portal. */
const PATTERN = /^\.|xxx|^data\//i;

/**
 * Checks that a file which a page names exists; it is named from the root, from `packages/` without `src/`, or by its
 * end.
 */
export function checkNamedFiles(root) {
  const files = listFiles(root);
  const known = files.map((path) => `/${path}`).concat(files.map((path) => `/${short(path)}`));
  return {
    errors: PAGES.filter((page) => files.includes(page)).flatMap((page) =>
      [...readText(root, page).matchAll(NAMED)]
        .map(([, name]) => name)
        .filter((name) => !PATTERN.test(name) && !known.some((path) => path.endsWith(`/${name}`)))
        .map((name) => `${page}: ${name} is not there`),
    ),
  };
}

const short = (path) => path.replace(/^packages\//, '').replace('/src/', '/');
