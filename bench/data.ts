// npm run bench:data makes the invented dossiers of the « dossiers-… » workloads once and keeps them in BENCH_DIR.
import { mkdirSync } from 'node:fs';
import { benchFolder } from './support/bench-folder.ts';
import { dossiers, dossiersDir, openDossiers } from './support/dossiers/data.ts';

const say = (text: string): void => void process.stdout.write(`${text.trimEnd()}\n`);

const folder = benchFolder();
mkdirSync(folder, { recursive: true });
const began = performance.now();
say(`${dossiers} dossiers among ${dossiers * 1.5} associations, in ${dossiersDir(folder)}`);
const database = await openDossiers(folder, (text) =>
  say(`  ${((performance.now() - began) / 1000).toFixed(0)} s: ${text}`),
);
await database.stop();
say(`there after ${((performance.now() - began) / 1000).toFixed(0)} s`);
