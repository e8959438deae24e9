// npm run bench -- [name…] runs the workloads of this folder one after the other, each against its limit.
import { mkdirSync } from 'node:fs';
import { workload as cataloguePublic } from './catalogue-public.ts';
import { workload as connexion } from './connexion.ts';
import { workload as dossierSuivant } from './dossier-suivant.ts';
import { workload as enregistrement } from './dossiers-enregistrement.ts';
import { workload as filtres } from './dossiers-filtres.ts';
import { workload as lecture } from './dossiers-lecture.ts';
import { workload as liste } from './dossiers-liste.ts';
import { mots, numeros } from './dossiers-recherche.ts';
import { workload as transmission } from './dossiers-transmission.ts';
import { workload as exports } from './export.ts';
import { workload as fiche } from './fiche.ts';
import { workload as historique } from './historique.ts';
import { workload as imports } from './import.ts';
import { workload as lighthouse } from './lighthouse.ts';
import { workload as lot } from './lot.ts';
import { workload as parcours } from './parcours.ts';
import { workload as pdf } from './pdf.ts';
import { workload as premierePage } from './premiere-page.ts';
import { workload as queries } from './queries.ts';
import { workload as recherche } from './recherche.ts';
import { workload as repliques } from './repliques.ts';
import { workload as statistiques } from './statistiques.ts';
import { benchFolder } from './support/bench-folder.ts';
import { machine } from './support/machine.ts';
import { median } from './support/medians.ts';
import { figure, formatTable } from './support/table.ts';
import type { Measure, Prepared, Verdict, Workload } from './support/workload.ts';
import { workload as usagers } from './usagers.ts';

const folder = benchFolder();
/**
 * A measure that is not made by then is reported as not made, and its limit as not held; BENCH_MINUTES gives more time.
 */
const mostMinutes = Number(process.env.BENCH_MINUTES ?? 28);
// What people wait for most comes first, in case time runs out.
const workloads: Readonly<Record<string, Workload>> = {
  'dossiers-liste': liste,
  'dossiers-mots': mots,
  'dossiers-numeros': numeros,
  'dossiers-lecture': lecture,
  'dossiers-enregistrement': enregistrement,
  'dossiers-transmission': transmission,
  'dossiers-filtres': filtres,
  'dossier-suivant': dossierSuivant,
  'catalogue-public': cataloguePublic,
  connexion,
  'premiere-page': premierePage,
  fiche,
  historique,
  parcours,
  pdf,
  lighthouse,
  export: exports,
  statistiques,
  lot,
  import: imports,
  recherche,
  queries,
  repliques,
  usagers,
};
const known = Object.keys(workloads);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));

if (asked.includes('--help')) {
  say(
    `npm run bench -- [charge…] : chaque charge contre sa limite (bench/README.md), toutes sans rien dire, en 30 minutes.\n--dossiers=100000 --rounds=5 --seconds=4 : la taille des données, les tours et leur durée. Les charges :\n  ${known.join('\n  ')}`,
  );
} else if (unknown.length > 0) {
  say(`${unknown.join(', ')}: no such workload. There are: ${known.join(', ')}`);
  process.exitCode = 2;
} else {
  mkdirSync(folder, { recursive: true });
  say(machine());
  const found: { name: string; verdicts: readonly Verdict[] }[] = [];
  for (const name of asked.length > 0 ? asked : known) found.push({ name, verdicts: await run(name) });
  const all = found.flatMap(({ name, verdicts }) => verdicts.map((one) => ({ name, ...one })));
  const held = all.filter(({ isHeld }) => isHeld).length;
  say(`\n${held} of ${all.length} limits hold, after ${minutesPassed().toFixed(0)} minutes`);
  for (const { name, limit, found, isHeld } of all)
    say(`  ${isHeld ? '✓' : '✗'} ${name}: ${limit}: ${found}`);
  if (held < all.length) process.exitCode = 1;
}

function minutesPassed(): number {
  return performance.now() / 60_000;
}

async function run(name: string): Promise<readonly Verdict[]> {
  const workload = workloads[name];
  if (!workload) return [];
  if (minutesPassed() > mostMinutes)
    return [{ limit: `measured within ${mostMinutes} minutes`, found: 'no time was left', isHeld: false }];
  say(`\n${name} — ${workload.title}`);
  try {
    return await measured(workload);
  } catch (error) {
    // The other workloads are still measured.
    console.error(error);
    return [
      { limit: 'measured to its end', found: error instanceof Error ? error.message : 'no', isHeld: false },
    ];
  }
}

async function measured(workload: Workload): Promise<readonly Verdict[]> {
  const prepared = await workload.prepare({ folder, say: (text) => say(`  ${text}`) });
  try {
    const measures = await measure(prepared);
    const medians = prepared.shown?.(measures) ?? measures;
    const [first] = Object.values(medians);
    const names = Object.keys(first ?? {});
    const rows = Object.entries(medians).map(([subject, one]) => [subject, ...names.map((n) => one[n] ?? 0)]);
    say(formatTable([['median of the rounds', ...names], ...rows]));
    const verdicts = prepared.judge(measures);
    for (const { limit, found, isHeld } of verdicts) say(`  ${isHeld ? '✓' : '✗'} ${limit}: ${found}`);
    say(`  ${machine()}`);
    return verdicts;
  } finally {
    await prepared.stop();
  }
}

/**
 * Measures each subject in turn. A first round of each does not count; the measured rounds then alternate. Work that is
 * done once has no first round.
 */
async function measure({ subjects, rounds }: Prepared): Promise<Record<string, Measure>> {
  const measures = new Map<string, Measure[]>(subjects.map(({ name }) => [name, []]));
  for (let round = rounds > 1 ? 0 : 1; round <= rounds; round++) {
    if (round > 1 && minutesPassed() > mostMinutes) {
      say(`  ${mostMinutes} minutes have passed: ${round - 1} rounds of ${rounds} are counted`);
      break;
    }
    for (const subject of subjects) {
      const one = await subject.round();
      if (round === 0) continue;
      measures.get(subject.name)?.push(one);
      const figures = Object.entries(one).map(([name, n]) => `${name} ${figure(n)}`);
      say(`  ${round}/${rounds} ${subject.name}: ${figures.join(', ')}`);
    }
  }
  return Object.fromEntries([...measures].map(([name, all]) => [name, median(all)]));
}

function say(text: string): void {
  process.stdout.write(`${text.trimEnd()}\n`);
}
