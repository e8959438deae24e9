import { CommandError } from './command.mjs';

/**
 * Plays these parts one after the other and prints what each found. A part that fails does not stop those after it,
 * except the part that needs what it makes. Returns the results, each with its exit code, its counts and its seconds.
 */
export async function playParts(parts, print = console.log) {
  const results = [];
  for (const { name, needs, run } of parts) {
    print(`\n── ${name}`);
    const startMs = performance.now();
    const isMissing = results.some((one) => one.name === needs && one.code !== 0);
    const result = isMissing ? notPlayed(needs, print) : await run().catch((error) => reported(error));
    // A part that failed without counting anything, as the checks do, counts as one failure.
    const failed = result.code === 0 ? result.failed : Math.max(1, result.failed);
    results.push({ name, ...result, failed, seconds: (performance.now() - startMs) / 1000 });
  }
  for (const line of summaryOf(results)) print(line);
  return results;
}

const nothing = { code: 1, passed: 0, failed: 0, slowest: [], failures: [] };

function notPlayed(needs, print) {
  print(`not played, because ${needs} failed`);
  return nothing;
}

function reported(error) {
  console.error(error instanceof CommandError ? error.message : error);
  return nothing;
}

function summaryOf(results) {
  const slowest = results
    .filter((one) => one.slowest.length > 0)
    .flatMap((one) => [
      `slowest files of ${one.name} (what ran at once overlaps)`,
      ...one.slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(9)} s  ${file}`),
    ]);
  const parts = results.map(
    ({ name, seconds, code }) =>
      `${name.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s${code === 0 ? '' : '   ← failed'}`,
  );
  const failures = results.filter(({ code }) => code !== 0).flatMap(failuresOf);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return ['', ...slowest, ...failures, ...parts, `${sum('passed')} passed, ${sum('failed')} failed`];
}

/** A part may fail without a failed test: a check, or an error that no test awaited. */
function failuresOf({ name, failures }) {
  if (failures.length === 0)
    return [`failed in ${name}: no test by itself, see what it printed under « ── ${name} »`];
  return failures.flatMap(({ where, lines }) => [
    `failed in ${name}: ${where}`,
    ...lines.map((line) => `    ${line}`),
  ]);
}
