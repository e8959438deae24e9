import { listFiles, readText } from './files.mjs';

/** The pages that say where things are. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/glossaire.md'];
const NAMED = /`([\w./-]+\.(?:ts|tsx|mjs|md|css|json))`/g;
/** « xxx-href.ts », « .sql.ts »: a pattern, no file; `data/` is made by running. */
const PATTERN = /^\.|xxx|^data\//i;

/** A file that a page names is there: its path from the root, from `packages/` without `src/`, or its end. */
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
