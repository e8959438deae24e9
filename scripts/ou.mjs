// npm run ou -- <words> tells where a call, address, table, job, mail, PDF, rule, decision or file is, from the code
// as it is now.
import { fileURLToPath } from 'node:url';
import { answersHelp } from './command/command.mjs';
import { ouSearchDocument } from './ou/document.mjs';
import { fichiersDocument } from './ou/fichiers.mjs';
import { bestLines, tableRows } from './ou/search.mjs';
import { withSentences } from './ou/sentences.mjs';

const usage = `npm run ou -- <mots> [--tout]
Dit où se trouvent un appel, une adresse, une table, une tâche, un courriel, un PDF, une règle, une décision ou un fichier : les lignes qui
portent tous ces mots, dans leur nom, dans une fonction exportée, dans ce qu’elles disent d’elles ou dans ce que les gens lisent, les
meilleures d’abord, quinze au plus.
--tout les donne toutes. Sans mot, tout : la table des appels, celle des tâches et de leurs heures, et les autres.`;
const root = fileURLToPath(new URL('..', import.meta.url));

// Whoever reads the first lines only closes the pipe: that is no error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

if (answersHelp(usage)) process.exitCode = 0;
else {
  const words = process.argv.slice(2).filter((word) => word !== '--tout');
  const most = process.argv.includes('--tout') ? Number.POSITIVE_INFINITY : undefined;
  const document = `${await ouSearchDocument(root)}\n${fichiersDocument(root)}`;
  const found =
    words.length === 0 ? document : bestLines(withSentences(tableRows(document), root), words, { most });
  process.stdout.write(found || `Rien ne porte « ${words.join(' ')} ».\n`);
  if (!found) process.exitCode = 1;
}
