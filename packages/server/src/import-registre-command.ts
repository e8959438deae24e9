// npm run import:registre -- --rna dossier-ou-fichier --sirene StockUniteLegale_utf8.csv --sirene StockEtablissement_utf8.csv
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { importRegistre } from './association/import/import-registre.ts';
import { type LigneDuRapport, motifOf, openRapport } from './association/import/rapport.ts';
import { FichierInconnu } from './association/import/read-fichier.ts';
import { systemClock } from './platform/clock/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { prepareDatabase } from './platform/db/prepare-database.ts';
import { StartupError } from './platform/startup-error.ts';

const usage = `Utilisation : npm run import:registre -- [--rna CHEMIN]… [--sirene CHEMIN]… [--rapport FICHIER]
  --rna      un fichier CSV du RNA (waldec ou import), ou un dossier qui en contient
  --sirene   StockUniteLegale puis StockEtablissement, en CSV
  --rapport  où écrire ce qu’est devenue chaque ligne (rapport-import.csv)`;

try {
  const { rna, sirene, rapport } = readOptions();
  process.exitCode = await run([...rna.flatMap(filesOf), ...sirene.flatMap(filesOf)], rapport);
} catch (error) {
  const isExpected = error instanceof StartupError || error instanceof FichierInconnu;
  say(isExpected ? error.message : ((error as Error).stack ?? String(error)));
  process.exitCode = 1;
}

async function run(fichiers: readonly string[], chemin: string): Promise<number> {
  if (fichiers.length === 0) {
    say(usage);
    return 2;
  }
  const database = await prepareDatabase(readConfig());
  const rapport = openRapport(chemin);
  try {
    let read = 0;
    const onLignes = async (fichier: string, lignes: readonly LigneDuRapport[]) => {
      await rapport.write(basename(fichier), lignes);
      for (const ligne of lignes)
        if (ligne.problem) say(`${basename(fichier)}:${ligne.numero} ${motifOf(ligne)}`);
      const before = read;
      read += lignes.length;
      if (Math.floor(read / 50_000) > Math.floor(before / 50_000)) say(`${read} lignes lues`);
    };
    const bilans = await importRegistre({ db: database.db, clock: systemClock, fichiers, onLignes });
    if (bilans === null) {
      say('Un autre import est en cours : attendez qu’il finisse.');
      return 1;
    }
    for (const { fichier, ...bilan } of bilans) {
      say(
        `${basename(fichier)} : ${Object.entries(bilan)
          .map(([what, n]) => `${what} ${n}`)
          .join(', ')}`,
      );
    }
    say(`Rapport ligne par ligne : ${chemin}`);
    return 0;
  } finally {
    await rapport.close();
    await database.stop();
  }
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      rna: { type: 'string', multiple: true, default: [] },
      sirene: { type: 'string', multiple: true, default: [] },
      rapport: { type: 'string', default: 'rapport-import.csv' },
    },
  });
  return values;
}

/** Legal units before establishments, whatever the order of a folder. */
function filesOf(chemin: string): string[] {
  if (!statSync(chemin, { throwIfNoEntry: false })) throw new StartupError(`${chemin} n’existe pas.`);
  if (!statSync(chemin).isDirectory()) return [chemin];
  return readdirSync(chemin)
    .filter((nom) => nom.toLowerCase().endsWith('.csv'))
    .sort((a, b) => Number(/etab/i.test(a)) - Number(/etab/i.test(b)) || a.localeCompare(b))
    .map((nom) => join(chemin, nom));
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
