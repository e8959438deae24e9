// Commands that import files share their arguments, their report on the standard output and their messages.
import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { enTeteLine } from '@asso/domain/referentiel/fichier-importe.rules';
import { sayBilan } from '@asso/domain/referentiel/fichier-importe.words';
import { systemClock } from '../../platform/clock/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { loadEnvironmentFile } from '../../platform/config/environment-file.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepareDatabase } from '../../platform/db/prepare-database.ts';
import { Misused, operatorCommand } from '../../platform/operator-command.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { csvLine } from './csv-line.ts';
import { importFlux } from './import-flux.ts';
import type { GenreImport } from './importation.ts';

type Genres = Readonly<Record<string, GenreImport<unknown>>>;

/**
 * Imports the files named on the command line and returns the exit code. `genres` are in the order of import, because
 * later ones name earlier ones.
 */
export const importByCommand = (commande: string, genres: Genres): Promise<number> =>
  operatorCommand(
    {
      usage: usageOf(commande, genres),
      options: {
        ...Object.fromEntries(Object.keys(genres).map((nom) => [nom, { type: 'string' as const }])),
        essai: { type: 'boolean', default: false },
      },
    },
    (asked) => importFiles(genres, asked),
  );

async function importFiles(genres: Genres, asked: Readonly<Record<string, unknown>>): Promise<number> {
  const fichiers = Object.entries(genres).flatMap(([nom, genre]) => {
    const chemin = asked[nom];
    return typeof chemin === 'string' ? [{ genre, chemin, essai: asked.essai === true }] : [];
  });
  if (fichiers.length === 0) throw new Misused('Il manque un fichier à importer.');
  for (const { chemin } of fichiers) refuseUnreadable(chemin);
  loadEnvironmentFile();
  const database = await prepareDatabase({ ...readConfig(), isBeside: true });
  try {
    const codes = [];
    for (const one of fichiers) codes.push(await importOne(database.db, one));
    return Math.max(...codes);
  } finally {
    await database.stop();
  }
}

function refuseUnreadable(chemin: string): void {
  const found = statSync(chemin, { throwIfNoEntry: false });
  if (!found) throw new StartupError(`${chemin} n’existe pas.`);
  if (found.isDirectory()) throw new StartupError(`${chemin} est un dossier : donnez un fichier.`);
}

function usageOf(commande: string, genres: Genres): string {
  const noms = Object.keys(genres);
  const width = Math.max(...noms.map((nom) => nom.length)) + 2;
  return [
    `Utilisation : npm run ${commande} -- ${noms.map((nom) => `[--${nom} FICHIER]`).join(' ')} [--essai]`,
    ...Object.entries(genres).map(([nom, { modele }]) => `  --${nom.padEnd(width)}${enTeteLine(modele)}`),
    `  --${'essai'.padEnd(width)}dit ce que deviendrait chaque ligne, sans rien garder`,
    'La sortie est le rapport, une ligne du fichier par ligne : numero;reference;resultat;motif',
  ].join('\n');
}

type Fichier = { genre: Genres[string]; chemin: string; essai: boolean };

async function importOne(db: Db, { genre, chemin, essai }: Fichier): Promise<number> {
  const fichier = basename(chemin);
  const done = await importFlux(db, genre, {
    fichier,
    octets: createReadStream(chemin),
    essai,
    at: systemClock.now(),
    onLignes: (lignes) =>
      write(lignes.map((one) => csvLine([one.numero, one.cle, one.resultat, one.motif ?? ''])).join('')),
  });
  if (!done.ok) {
    for (const problem of done.problems) say(`${fichier} : ${genre.dire(problem).message}`);
    return 1;
  }
  say(`${fichier} : ${sayBilan(done.value)}${essai ? ' Essai : rien n’est gardé.' : ''}`);
  // The exit code tells the calling program when every line of the file was rejected.
  return done.value.rejetee > 0 && done.value.rejetee === done.value.lignes ? 1 : 0;
}

/**
 * Writes to the standard output, and waits when it is full: a slow reader slows the import rather than filling the
 * memory.
 */
const write = (text: string): Promise<void> =>
  new Promise((done) => {
    if (process.stdout.write(text)) done();
    else process.stdout.once('drain', done);
  });

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
