// Imports the public registers: npm run import:registre -- --rna rna_waldec.zip --sirene StockUniteLegale_utf8.zip
// --sirene StockEtablissement_utf8.zip
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { duration, tellAvancement } from './association/import/avancement.ts';
import { importRegistre } from './association/import/import-registre.ts';
import { type Bilan, openRapport } from './association/import/rapport.ts';
import { refus } from './association/import/refus.ts';
import { systemClock } from './platform/clock/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { loadEnvironmentFile } from './platform/config/environment-file.ts';
import { prepareDatabase } from './platform/db/prepare-database.ts';
import { Misused, operatorCommand } from './platform/operator-command.ts';
import { StartupError } from './platform/startup-error.ts';

const usage = `Utilisation : npm run import:registre -- [--rna CHEMIN]… [--sirene CHEMIN]… [--rapport FICHIER] [--lignes] [--recommencer]
  --rna          un fichier du RNA (waldec ou import) en .csv, .gz ou .zip, ou un dossier qui en contient
  --sirene       StockUniteLegale puis StockEtablissement, de même
  --rapport      où écrire les lignes fausses (DATA_DIR/imports/rapport-AAAA-MM-JJ.csv)
  --lignes       y écrire aussi ce que sont devenues les autres
  --recommencer  depuis la première ligne, même si un import a été coupé`;

const started = systemClock.now();
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
process.exitCode = await operatorCommand(
  {
    usage,
    options: {
      rna: { type: 'string', multiple: true, default: [] },
      sirene: { type: 'string', multiple: true, default: [] },
      rapport: { type: 'string' },
      lignes: { type: 'boolean', default: false },
      recommencer: { type: 'boolean', default: false },
    },
  },
  ({ rna, sirene, ...asked }) => {
    const fichiers = [...rna.flatMap(filesOf), ...sirene.flatMap(filesOf)];
    if (fichiers.length === 0) throw new Misused('Il manque un fichier à importer.');
    return run({ ...asked, fichiers }).catch((error: Error) => {
      for (const text of failureTexts(error)) say(text);
      return 1;
    });
  },
);

type Asked = { fichiers: string[]; rapport?: string; lignes: boolean; recommencer: boolean };

async function run({ fichiers, rapport, lignes, recommencer }: Asked): Promise<number> {
  loadEnvironmentFile();
  const config = readConfig();
  const database = await prepareDatabase({ ...config, isBeside: true });
  const day = started.toISOString().slice(0, 10);
  let isWrong = false;
  const chemin = rapport ?? join(config.dataDir, 'imports', `rapport-${day}.csv`);
  try {
    const bilans = await importRegistre({
      pool: database.pool,
      clock: systemClock,
      fichiers,
      recommencer,
      signal: stop.signal,
      onRefus: ({ message }) => {
        isWrong = true;
        say(message);
      },
      onLignes: openRapport({ chemin, isComplet: lignes }),
      onAvancement: tellAvancement({
        say: process.stderr.isTTY ? (text) => process.stderr.write(`\r\u001b[K${text}`) : say,
        now: () => systemClock.now().getTime(),
        everyMs: process.stderr.isTTY ? 500 : 10_000,
      }),
    });
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    if (bilans === null) {
      say('Un autre import est en cours : attendez qu’il finisse.');
      return 1;
    }
    for (const bilan of bilans) {
      isWrong ||= isAllWrong(bilan);
      say(bilanText(bilan));
    }
    const seconds = (systemClock.now().getTime() - started.getTime()) / 1000;
    say(`Fini en ${duration(seconds)}.${existsSync(chemin) ? ` À voir, ligne par ligne : ${chemin}` : ''}`);
    return isWrong ? 1 : 0;
  } finally {
    await database.stop();
  }
}

/**
 * Tells whether every line of a file that concerns an association was rejected: the exit code says so to the calling
 * program.
 */
function isAllWrong({ lignes, rejetee, 'hors-champ': horsChamp }: Bilan): boolean {
  return rejetee > 0 && lignes - horsChamp === rejetee;
}

/**
 * Gives the lines that tell why the import ended: that it was stopped, or the error. An error that the operator can
 * correct is shown alone; any other is shown with its stack.
 */
function failureTexts(error: Error): string[] {
  const goesOn = 'L’import est interrompu : la même commande le reprend où il en est.';
  if (stop.signal.aborted) return [goesOn];
  const isExpected: boolean = [StartupError, ...refus].some((one) => error instanceof one);
  return isExpected ? [error.message] : [error.stack ?? error.message, goesOn];
}

function bilanText({ fichier, ...bilan }: Bilan): string {
  const { lignes, ajoutee, modifiee, inchangee, rejetee, fermee, 'hors-champ': horsChamp } = bilan;
  const parts = [
    `${n(lignes)} lignes lues`,
    `${n(lignes - horsChamp - rejetee)} retenues`,
    `${n(ajoutee)} ajoutées`,
    `${n(modifiee)} modifiées`,
    `${n(inchangee)} inchangées`,
    `${n(fermee)} dissoutes ou fermées depuis`,
    `${n(horsChamp)} hors champ`,
    `${n(rejetee)} fausses`,
  ];
  return `${fichier} : ${parts.join(', ')}`;
}

function n(count: number): string {
  return count.toLocaleString('fr-FR');
}

/**
 * Gives the file itself, or the CSV, ZIP and GZ files of a folder: those of legal units come before those of
 * establishments, whatever the folder's order.
 */
function filesOf(chemin: string): string[] {
  if (!statSync(chemin, { throwIfNoEntry: false })) throw new StartupError(`${chemin} n’existe pas.`);
  if (!statSync(chemin).isDirectory()) return [chemin];
  return readdirSync(chemin)
    .filter((nom) => /\.(csv|zip|gz)$/i.test(nom))
    .sort((a, b) => Number(/etab/i.test(a)) - Number(/etab/i.test(b)) || a.localeCompare(b))
    .map((nom) => join(chemin, nom));
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
