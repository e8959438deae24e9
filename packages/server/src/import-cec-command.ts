// npm run import:cec -- --sessions sessions.csv --declarations declarations.csv
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { sayBenevolatProblem } from '@asso/contract/benevolat/say-benevolat-problem';
import { bilanSaid } from '@asso/domain/benevolat/declaration.words';
import type { GenreImportCec } from '@asso/domain/benevolat/import-cec.rules';
import { decodeLigne } from './association/import/decode.ts';
import { csvLine } from './association/import/rapport.ts';
import { importCec } from './benevolat/import-cec.ts';
import { systemClock } from './platform/clock/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { prepareDatabase } from './platform/db/prepare-database.ts';

const usage = `Utilisation : npm run import:cec -- [--sessions FICHIER] [--declarations FICHIER] [--essai]
  --sessions      code;annee_activite;debut;fin
  --declarations  reference;session;association;siret;civilite;prenom;nom;fonction;heures;declare_le
  --essai         dit ce que deviendrait chaque ligne, sans rien garder
La sortie est le rapport, une ligne du fichier par ligne : numero;reference;resultat;motif`;

const { values } = parseArgs({
  options: {
    sessions: { type: 'string' },
    declarations: { type: 'string' },
    essai: { type: 'boolean', default: false },
  },
});
process.exitCode = await run();

/** Sessions first: declarations name them. */
async function run(): Promise<number> {
  const fichiers = (['sessions', 'declarations'] as const).flatMap((genre) => {
    const chemin = values[genre];
    return chemin === undefined ? [] : [{ genre, chemin }];
  });
  if (fichiers.length === 0) {
    say(usage);
    return 2;
  }
  const database = await prepareDatabase({ ...readConfig(), isBeside: true });
  try {
    const codes = [];
    for (const one of fichiers) codes.push(await importOne(database.db, one));
    return Math.max(...codes);
  } finally {
    await database.stop();
  }
}

type Fichier = { genre: GenreImportCec; chemin: string };

async function importOne(db: Parameters<typeof importCec>[0], { genre, chemin }: Fichier): Promise<number> {
  const texte = decodeLigne(await readFile(chemin));
  const fichier = basename(chemin);
  const at = systemClock.now();
  const done = await importCec(db, { genre, fichier, texte, essai: values.essai, actor: null, at });
  if (!done.ok) {
    for (const problem of done.problems) say(`${fichier} : ${sayBenevolatProblem(problem).message}`);
    return 1;
  }
  const { bilan, lignes } = done.value;
  for (const { numero, cle, resultat, motif } of lignes) {
    process.stdout.write(csvLine([numero, cle, resultat, motif ?? '']));
  }
  say(`${fichier} : ${bilanSaid(bilan)}${values.essai ? ' Essai : rien n’est gardé.' : ''}`);
  return 0;
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
