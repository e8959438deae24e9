// npm run ou -- <words> tells where a call, address, table, job, mail, PDF, rule, decision or file is, from the code
// as it is now.
import { fileURLToPath } from 'node:url';
import { answersHelp } from './command/command.mjs';
import { ouDocument } from './ou/document.mjs';
import { fichiersDocument } from './ou/fichiers.mjs';
import { linesWith } from './ou/lines-with.mjs';

const usage = `npm run ou -- <mots>
Dit où se trouvent un appel, une adresse, une table, une tâche, un courriel, un PDF, une règle, une décision ou un fichier : les lignes qui
portent tous ces mots. Sans mot, tout.`;
const root = fileURLToPath(new URL('..', import.meta.url));

if (answersHelp(usage)) process.exitCode = 0;
else {
  const words = process.argv.slice(2);
  const found = linesWith(`${await ouDocument(root)}\n${fichiersDocument(root)}`, words);
  process.stdout.write(found || `Rien ne porte « ${words.join(' ')} ».\n`);
  if (!found) process.exitCode = 1;
}
