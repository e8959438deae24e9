import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from './files.mjs';

/** Works under these licences (SPDX identifiers) may be part of a program under AGPL-3.0-or-later. */
const COMPATIBLE = new Set([
  '0BSD',
  'AGPL-3.0-only',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Bitstream-Vera',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'GPL-3.0-only',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-2.1-or-later',
  // « LGPL-3.0 » is the former spelling of « LGPL-3.0-only ».
  'LGPL-3.0',
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** The package.json of these packages names no SPDX licence, so somebody read the licence file of that very version. */
const READ_BY_US = {
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera',
  'png-js@2.0.0': 'MIT',
};

/** Checks that everything a production install brings is distributable with this program. */
export function checkLicences(root) {
  const packages = Object.entries(JSON.parse(readText(root, 'package-lock.json')).packages);
  const shipped = packages.filter(([path, entry]) => path.includes('node_modules/') && isShipped(entry));
  return {
    errors: shipped.flatMap(([path, entry]) => licenceErrors(root, path, entry)),
    note: `${shipped.length} packages`,
  };
}

const isShipped = (entry) => !entry.dev && !entry.link;

function licenceErrors(root, path, entry) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const licence = READ_BY_US[`${name}@${entry.version}`] ?? entry.license ?? declared(root, path);
  if (licence !== undefined && isCompatible(licence)) return [];
  return [`${name}@${entry.version}: ${licence ?? 'no licence'} is not known to go with AGPL-3.0-or-later`];
}

function declared(root, path) {
  const file = join(path, 'package.json');
  return existsSync(join(root, file)) ? JSON.parse(readText(root, file)).license : undefined;
}

/** Reads an SPDX expression: one side of OR is enough, both sides of AND are needed, and WITH only adds permissions. */
export function isCompatible(expression) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  const isNext = (word) => words[0]?.toUpperCase() === word;
  const skip = (word) => isNext(word) && words.shift() !== undefined;
  const either = () => {
    let holds = both();
    while (skip('OR')) holds = both() || holds;
    return holds;
  };
  const both = () => {
    let holds = one();
    while (skip('AND')) holds = one() && holds;
    return holds;
  };
  const one = () => {
    if (!skip('(')) return licence();
    const holds = either();
    return skip(')') && holds;
  };
  const licence = () => {
    const holds = COMPATIBLE.has(words.shift());
    if (skip('WITH')) words.shift();
    return holds;
  };
  return either() && words.length === 0;
}
