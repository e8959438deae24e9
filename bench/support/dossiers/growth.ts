import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Medians, Verdict } from '../workload.ts';
import { dossiers } from './data.ts';

const small = 100_000;
const sqlTimes = 1.2;

const fileOf = (folder: string, name: string, many: number): string =>
  join(folder, `figures-${name}-${many}.json`);

export const keepFigures = (folder: string, name: string, medians: Medians): void =>
  writeFileSync(fileOf(folder, name, dossiers), JSON.stringify(medians));

const keptOf = (folder: string, name: string): Medians | null => {
  const file = fileOf(folder, name, small);
  return dossiers > small && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Medians) : null;
};

/**
 * Compares each subject with itself on 100,000 dossiers, in processor time, which depends little on the machine's other
 * work.
 */
export function growthBySubject(
  folder: string,
  { name, growth }: { name: string; growth: number },
  large: Medians,
): Verdict[] {
  const before = keptOf(folder, name);
  if (!before) return [];
  const processor = (one: Medians[string] = {}) => (one['server ms'] ?? 0) + (one['database ms'] ?? 0);
  return Object.entries(large).map(([subject, one]) => {
    const times = processor(one) / processor(before[subject]);
    const elapsed = (one['p50 ms'] ?? 0) / (before[subject]?.['p50 ms'] ?? Number.NaN);
    return {
      limit: `${subject}: at most ${growth} times what ${small} dossiers take`,
      found: `${times.toFixed(2)} (processor), ${elapsed.toFixed(2)} (median)`,
      isHeld: times <= growth,
    };
  });
}

/**
 * Judges how many times longer the portal takes than with 100,000 dossiers, when those were measured on this machine: at
 * most `growth` times, and not much more than the SQL alone grows.
 */
export function growthVerdicts(
  folder: string,
  { name, growth }: { name: string; growth: number },
  large: Medians,
): Verdict[] {
  const before = keptOf(folder, name);
  if (!before) return [];
  const times = (subject: string, figure: string) =>
    (large[subject]?.[figure] ?? 0) / (before[subject]?.[figure] ?? Number.NaN);
  const ours = 1 / times('portail', 'requests/s');
  const theirs = 1 / times('SQL', 'requests/s');
  const said = `${ours.toFixed(2)} times (processor of the database ${times('portail', 'database ms').toFixed(2)})`;
  const found = [
    { limit: `at most ${growth} times the time of ${small} dossiers`, found: said, isHeld: ours <= growth },
  ];
  if (Number.isFinite(theirs)) {
    const limit = `which is at most ${sqlTimes} times what the SQL alone grows`;
    found.push({ limit, found: `that is ${theirs.toFixed(2)}`, isHeld: ours <= theirs * sqlTimes });
  }
  return found;
}
