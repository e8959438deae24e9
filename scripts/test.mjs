import { CommandError, command } from './command/command.mjs';
import { ensureInstalled } from './command/installation.mjs';
import { testParts } from './command/test-parts.mjs';

await command(async () => {
  await ensureInstalled();
  const results = await runUntilFailure();
  console.log('');
  for (const { name, slowest } of results) {
    if (slowest.length === 0) continue;
    console.log(`slowest files of ${name} (what ran at once overlaps)`);
    for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(9)} s  ${file}`);
  }
  for (const { name, seconds, code } of results) {
    console.log(`${name.padEnd(6)} ${seconds.toFixed(1).padStart(7)} s${code === 0 ? '' : '   ← failed'}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return results.every(({ code }) => code === 0) ? 0 : 1;
});

async function runUntilFailure() {
  const results = [];
  for (const { name, run } of testParts) {
    console.log(`\n── ${name}`);
    const startMs = performance.now();
    const result = await run().catch(report);
    // A part that failed without counting anything, as the checks do, counts as one failure.
    const failed = result.code === 0 ? result.failed : Math.max(1, result.failed);
    results.push({ name, ...result, failed, seconds: (performance.now() - startMs) / 1000 });
    if (result.code !== 0) break;
  }
  return results;
}

function report(error) {
  console.error(error instanceof CommandError ? error.message : error);
  return { code: 1, passed: 0, failed: 0, slowest: [] };
}
