import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVersion } from './version-places.mjs';

/**
 * Gives what a production install brings, in CycloneDX (JSON), as npm reads it from the lockfile: nothing is installed
 * or asked of a registry. `--omit dev` would leave out zod or react, which the tests use too, so npm lists everything
 * and the lockfile says what only development needs.
 */
export function writeSbom(root) {
  // `npm run` says where its own program is; elsewhere npm is looked for in the path.
  const { npm_execpath: npm } = process.env;
  const [program, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const args = [...before, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const sbom = JSON.parse(execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }));
  // npm names the whole project after the folder it is in.
  Object.assign(sbom.metadata.component, {
    name: 'portail-asso',
    type: 'application',
    version: readVersion(root),
  });
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const shipped = new Set(Object.entries(packages).filter(isShipped).map(nameAndVersion));
  const isOurs = ({ name }) => name.startsWith('@asso/');
  const kept = sbom.components.filter((one) => isOurs(one) || shipped.has(`${one.name}@${one.version}`));
  const refs = new Set([sbom.metadata.component, ...kept].map((one) => one['bom-ref']));
  sbom.components = kept;
  sbom.dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  return sbom;
}

const isShipped = ([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link;

const nameAndVersion = ([path, { name, version }]) =>
  `${name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
