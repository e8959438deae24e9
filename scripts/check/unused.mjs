import { runNode, toolFile } from './run-command.mjs';

/** What each list of knip means to a reader. Files are found by unreached-files.mjs, see ADR 0006. */
const MEANINGS = {
  exports: 'exported, used nowhere',
  types: 'exported type, used nowhere',
  namespaceMembers: 'exported, used nowhere',
  enumMembers: 'member used nowhere',
  duplicates: 'exported twice',
  dependencies: 'dependency used nowhere',
  devDependencies: 'development dependency used nowhere',
  optionalPeerDependencies: 'optional peer dependency used but not listed',
  unlisted: 'used but not listed in package.json',
};

/** Exports and dependencies that nothing uses, tests, scripts and journeys included, across our packages. */
export async function checkUnused(root) {
  const { stdout, stderr } = await runNode(
    toolFile('knip/bin/knip.js'),
    ['--no-progress', '--reporter', 'json', '--no-exit-code'],
    root,
  );
  if (!stdout.trim().startsWith('{')) return { errors: [`knip did not answer: ${stderr.trim()}`] };
  const { issues } = JSON.parse(stdout);
  return {
    errors: issues.flatMap((issue) =>
      Object.entries(MEANINGS).flatMap(([kind, meaning]) =>
        (issue[kind] ?? []).flat().map(({ name, line }) => `${issue.file}:${line ?? 1} ${name}: ${meaning}`),
      ),
    ),
  };
}
