import { readVersion, saidVersions } from '../release/version-places.mjs';

/**
 * Checks that every place which says the version of the portal says the one of package.json, which `npm run release`
 * writes.
 */
export function checkVersions(root) {
  const version = readVersion(root);
  const others = saidVersions(root).filter(({ said }) => said !== version);
  return {
    errors: others.map(
      ({ place, said }) => `${place} says version ${said} where package.json says ${version}`,
    ),
    note: version,
  };
}
