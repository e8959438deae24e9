import { dirname, join, normalize } from 'node:path';
import { isCode, isSource, isTest } from './files.mjs';

/** The programs themselves: what lies directly in `src` is started by a person, a script or the browser. */
const PROGRAM = /^packages\/(server|client)\/src\/[^/]+\.tsx?$/;
const OURS = /^(packages|scripts|e2e|bench)\//;
const NOT_SHIPPED = /^(scripts|e2e|bench)\//;
const CONFIG = /(^|\/)(package\.json|index\.html|[^/]+\.config\.[a-z]+|\.[^/]+\.cjs)$/;
const MENTION = /['"`\s]([\w@./-]+\.tsx?)\b/g;
const WORKER = /new URL\(\s*['"](\.[^'"]+\.tsx?)['"]\s*,\s*import\.meta\.url/g;

/** Sources that no program, test, journey, workload or script leads to. */
export function unreachedFiles({ modules, files, read }) {
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const next = (path) => [
    ...(imports.get(path) ?? []).map((dependency) => dependency.resolved),
    ...workers(path, isCode(path) ? read(path) : ''),
  ];
  const starts = files.filter((path) => PROGRAM.test(path) || isTest(path) || NOT_SHIPPED.test(path));
  const reached = reach([...starts, ...mentioned(files, read)], next);
  return files
    .filter((path) => isSource(path) && !reached.has(path))
    .map((path) => `${path}: unused, nothing leads to this file`);
}

function reach(starts, next) {
  const reached = new Set();
  const waiting = [...starts];
  while (waiting.length > 0) {
    const path = waiting.pop();
    if (reached.has(path) || !OURS.test(path)) continue;
    reached.add(path);
    waiting.push(...next(path));
  }
  return reached;
}

/** Paths that package.json, a tool's configuration or a script starts by their name. */
function mentioned(files, read) {
  const readers = files.filter((path) => CONFIG.test(path) || /^scripts\/[^/]+\.mjs$/.test(path));
  const known = new Set(files);
  const places = (reader, path) => [path, normalize(join(dirname(reader), path))];
  return readers
    .flatMap((reader) => [...read(reader).matchAll(MENTION)].flatMap(([, path]) => places(reader, path)))
    .filter((path) => known.has(path));
}

const workers = (path, text) =>
  [...text.matchAll(WORKER)].map(([, worker]) => normalize(join(dirname(path), worker)));
