import { dirname, join, normalize } from 'node:path';
import { isCode, isSource, isTest } from './files.mjs';

/** A person, a script or the browser starts the programs, which are the files directly in `src`. */
const PROGRAM = /^packages\/(server|client)\/src\/[^/]+\.tsx?$/;
const NOT_SHIPPED = /^(scripts|e2e|bench)\//;
const TEST_SUPPORT = /\/test-[^/]+\.tsx?$/;
const CONFIG = /(^|\/)(package\.json|index\.html|[^/]+\.config\.[a-z]+|\.[^/]+\.cjs)$/;
const MENTION = /['"`\s]([\w@./-]+\.tsx?)\b/g;
const WORKER = /new URL\(\s*['"](\.[^'"]+\.tsx?)['"]\s*,\s*import\.meta\.url/g;

/** Finds the sources that nothing imports and those that only tests import. */
export function unreachedFiles({ modules, files, read }) {
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const known = new Set(files);
  const workers = (path) =>
    [...read(path).matchAll(WORKER)].map(([, worker]) => normalize(join(dirname(path), worker)));
  const next = (path) =>
    [
      ...(imports.get(path) ?? []).map((dependency) => dependency.resolved),
      ...(isCode(path) ? workers(path) : []),
    ].filter((one) => known.has(one));
  const programs = files.filter((path) => (PROGRAM.test(path) || NOT_SHIPPED.test(path)) && !isTest(path));
  const shipped = reach([...programs, ...mentioned(files, read)], next);
  const tested = reach(files.filter(isTest), next);
  const left = files.filter((path) => isSource(path) && !shipped.has(path));
  return {
    unused: left.filter((path) => !tested.has(path)),
    onlyTested: left.filter((path) => tested.has(path) && !isTest(path) && !TEST_SUPPORT.test(path)),
  };
}

function reach(starts, next) {
  const reached = new Set();
  const waiting = [...starts];
  while (waiting.length > 0) {
    const path = waiting.pop();
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...next(path));
  }
  return reached;
}

/** Lists the files that package.json, a tool's configuration or a script starts by name. */
function mentioned(files, read) {
  const readers = files.filter((path) => CONFIG.test(path) || /^scripts\/[^/]+\.mjs$/.test(path));
  const known = new Set(files);
  const places = (reader, path) => [path, normalize(join(dirname(reader), path))];
  return readers
    .flatMap((reader) => [...read(reader).matchAll(MENTION)].flatMap(([, path]) => places(reader, path)))
    .filter((path) => known.has(path));
}
