import { listFiles, readText } from './files.mjs';

const PAGE = /^docs\/decisions\/.+\.md$/;
const HEADING = /^## (.+) \(((?:\d{4}(?:, )?)+)\)$/;
const NAMED = /\bADR ((?:\d{4}(?:, )?)+)/g;
const READ = /\.(ts|tsx|mjs|sql|css|html|md)$/;
/** The changelog keeps the decisions as they were at the time, so it may name those that no longer bind. */
const HISTORY = 'CHANGELOG.md';

/** The decisions in force, each with its numbers, its sentence and its page. */
export const readDecisions = (root) =>
  listFiles(root)
    .filter((path) => PAGE.test(path))
    .flatMap((path) =>
      readText(root, path)
        .split('\n')
        .flatMap((line) => {
          const [, says, numbers] = HEADING.exec(line) ?? [];
          return says ? [{ path, says, numbers: numbers.split(', ') }] : [];
        }),
    );

/** Checks that a decision which any file names is on exactly one page of docs/decisions. */
export function checkDecisions(root) {
  const known = readDecisions(root).flatMap(({ numbers }) => numbers);
  const twice = known.filter((number, index) => known.indexOf(number) !== index);
  return {
    errors: [
      ...twice.map((number) => `docs/decisions: ${number} heads two decisions`),
      ...listFiles(root)
        .filter((path) => READ.test(path) && path !== HISTORY && !path.endsWith('.test.mjs'))
        .flatMap((path) =>
          [...readText(root, path).matchAll(NAMED)]
            .flatMap(([, numbers]) => numbers.split(', '))
            .filter((number) => number && !known.includes(number))
            .map((number) => `${path}: ADR ${number} is not in docs/decisions`),
        ),
    ],
  };
}
