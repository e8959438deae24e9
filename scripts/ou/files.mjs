import { listFiles, readText } from '../check/files.mjs';

const SERVER = 'packages/server/src/';

/** The files of one kind, each with its opening comment. */
export const readKind = (root, pattern) =>
  listFiles(root)
    .filter((path) => pattern.test(path) && !/\.test\.tsx?$|\/test-[^/]*\.ts$/.test(path))
    .map((path) => ({ path, text: readText(root, path) }))
    .map(({ path, text }) => ({
      path,
      says: saysOf(text),
      exported: exportedOf(text),
      subjects: subjectsOf(text),
    }));

/** Lists the jobs, each under its name in the queue, wherever a file of the server declares one or a table of them. */
export const readJobs = (root) =>
  listFiles(root)
    .filter((path) => path.startsWith(SERVER) && !path.endsWith('.test.ts') && !path.includes('/test/'))
    .flatMap((path) => {
      const text = readText(root, path);
      if (!/\bjob\(\{/.test(text)) return [];
      const declared = text.matchAll(/\bjob\(\{\s*name: '([^']+)'([\s\S]*?)\}\);/g);
      const inTable = text.matchAll(/\{ name: '([\w-]+\.[\w-]+)',( cron: '[^']+')/g);
      return [...declared, ...inTable].map(([, name, rest]) => ({
        name,
        path,
        cron: /cron: '([^']+)'/.exec(rest)?.[1] ?? '',
        says: saysOf(text),
      }));
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The comment that opens the file or, without one, that of its first export. */
function saysOf(text) {
  const [, opening] = /^((?:\/\/.*\n)+)/.exec(text) ?? [];
  if (opening) return oneLine(opening.replaceAll(/^\/\/ ?/gm, ''));
  const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export /.exec(text) ?? [];
  return comment ? oneLine(comment.replaceAll(/^\s*\* ?/gm, '')) : '';
}

export const exportedOf = (text) =>
  [...text.matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)].map(([, name]) => name);

/** The subjects of the mails in a file. */
const subjectsOf = (text) =>
  [...text.matchAll(/\b(?:subject|sujet|title)(?::| =)\s*(['`])(.+?)\1/g)].map(([, , subject]) =>
    oneLine(subject),
  );

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim().replaceAll('|', '\\|');
