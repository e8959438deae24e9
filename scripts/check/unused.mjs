import { runNode, toolFile } from './run-command.mjs';

/** These sentences explain knip's lists. Unused files are found by unreached-files.mjs instead (ADR 0006). */
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

/** Finds the exports and dependencies that nothing uses, not even tests, scripts or journeys. */
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
