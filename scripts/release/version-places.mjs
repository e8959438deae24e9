import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version has one home, the package.json of the root; the other places repeat it. */
const HOME = 'package.json';
const PACKAGES = ['domain', 'contract', 'server', 'client'].map((name) => `packages/${name}/package.json`);
const LOCK = 'package-lock.json';

const read = (root, path) => readFileSync(join(root, path), 'utf8');
const readJson = (root, path) => JSON.parse(read(root, path));

export const readVersion = (root) => readJson(root, HOME).version;

/** Lists every place that says the version, with the version it says. */
export function saidVersions(root) {
  const lock = Object.entries(readJson(root, LOCK).packages).filter(([path]) => isOurs(path));
  const [newest = 'nothing'] = releasedVersions(read(root, 'CHANGELOG.md'));
  return [
    ...[HOME, ...PACKAGES].flatMap((path) => inManifest(path, readJson(root, path))),
    ...lock.flatMap(([path, manifest]) => inManifest(`${LOCK} (${path || 'root'})`, manifest)),
    { place: `${LOCK} (head)`, said: readJson(root, LOCK).version },
    { place: 'publiccode.yml', said: /^softwareVersion: "(.+)"$/m.exec(read(root, 'publiccode.yml'))?.[1] },
    { place: 'docs/openapi.json', said: readJson(root, 'docs/openapi.json').info.version },
    { place: 'CHANGELOG.md', said: newest },
  ];
}

/** Writes a version in every place but docs/openapi.json, which its own command writes. */
export function writeVersion(root, { version, date }) {
  for (const path of [HOME, ...PACKAGES]) rewriteJson(root, path, (manifest) => renew(manifest, version));
  rewriteJson(root, LOCK, (lock) => {
    lock.version = version;
    for (const [path, manifest] of Object.entries(lock.packages)) if (isOurs(path)) renew(manifest, version);
  });
  rewrite(root, 'publiccode.yml', (text) =>
    text
      .replace(/^softwareVersion: .*$/m, `softwareVersion: "${version}"`)
      .replace(/^releaseDate: .*$/m, `releaseDate: "${date}"`),
  );
}

/** Lists the released versions of a change log, the newest first. */
export const releasedVersions = (changelog) =>
  [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/gm)].map(([, version]) => version);

/** Gives what the change log says under one heading, « Unreleased » or a version, without the heading. */
export function readNotes(changelog, name) {
  const [, after] = changelog.split(new RegExp(`^## \\[${name.replaceAll('.', '\\.')}\\].*$`, 'm'));
  return after?.split(/^## \[/m)[0].trim() ?? '';
}

/** Returns the change log in which what was unreleased is now under this version and its date. */
export const withRelease = (changelog, { version, date }) =>
  changelog.replace(/^## \[Unreleased\]$/m, `## [Unreleased]\n\n## [${version}] - ${date}`);

/** Tells a package of ours, the root or a workspace; what npm installs is below node_modules. */
const isOurs = (path) => !path.includes('node_modules');

function inManifest(place, manifest) {
  const ours = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(isWorkspace);
  return [
    { place, said: manifest.version },
    ...ours.map(([name, said]) => ({ place: `${place}, ${name}`, said })),
  ];
}

const isWorkspace = ([name]) => name.startsWith('@asso/');

function renew(manifest, version) {
  manifest.version = version;
  for (const group of [manifest.dependencies ?? {}, manifest.devDependencies ?? {}])
    for (const [name] of Object.entries(group).filter(isWorkspace)) group[name] = version;
}

function rewriteJson(root, path, change) {
  const value = readJson(root, path);
  change(value);
  writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`);
}

const rewrite = (root, path, change) => writeFileSync(join(root, path), change(read(root, path)));
