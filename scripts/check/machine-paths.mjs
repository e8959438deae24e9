import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const HOMES = /(^|[\s'"`(=:])(\/home\/\w|\/Users\/\w|\/root\/|[A-Z]:\\Users\\)/;
const CLIMB = /(?:\.\.\/)+[\w.-]+/g;
/** Many machines have these folders, so naming them reveals nothing about this one. */
const COMMON = /^\/(app|home|mnt|opt|private|root|srv|tmp|usr|var|workspace)?$/;
const PRIVATE_REGISTRY =
  /https?:\/\/(?!registry\.npmjs\.org\/|www\.npmjs\.com\/)[^\s"'`]*(registry|verdaccio|artifactory|nexus|\.tgz)/;

/** Finds text that only makes sense on the machine where it was written. */
export function machineFinder(root) {
  const place = resolve(root);
  const here = placeOf(place);
  return (path, line) => {
    if (HOMES.test(line) || here.test(line)) return 'names a folder of one machine';
    if (climbsOut(place, path, line)) return 'leads out of the project';
    if (PRIVATE_REGISTRY.test(line)) return 'names a registry that is not the public one';
    return undefined;
  };
}

/** Matches the checkout's own folder and what is beside it. */
function placeOf(place) {
  const parent = dirname(place);
  if (parent === '/') return /(?!)/;
  const paths = readdirSync(parent).map((name) => join(parent, name));
  if (!COMMON.test(parent)) paths.push(parent);
  const names = paths.filter((path) => !COMMON.test(path)).map(escapeForSearch);
  return names.length > 0 ? new RegExp(`(^|[^\\w.])(${names.join('|')})(?![\\w-])`) : /(?!)/;
}

const escapeForSearch = (path) => path.replaceAll('\\', '/').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function climbsOut(place, path, line) {
  return [...line.matchAll(CLIMB)].some(([climb]) => {
    const target = resolve(place, dirname(path), climb);
    return target !== place && !target.startsWith(`${place}/`);
  });
}
