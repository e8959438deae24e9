// npm run ou: where each call, address, table, job, mail, PDF and rule stands; `fichiers`: what each other file says of
// itself; --write keeps both pages in docs/.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answersHelp } from './command/command.mjs';
import { ouDocument } from './ou/document.mjs';
import { fichiersDocument } from './ou/fichiers.mjs';

const usage = `npm run ou -- [fichiers] [--write]
Affiche docs/ou.md, ou docs/fichiers.md avec « fichiers », refait à partir du code ; --write écrit les deux.`;
const root = fileURLToPath(new URL('..', import.meta.url));
const makers = { ou: ouDocument, fichiers: fichiersDocument };

if (answersHelp(usage)) process.exitCode = 0;
else if (process.argv.includes('--write')) {
  for (const [name, make] of Object.entries(makers))
    writeFileSync(join(root, `docs/${name}.md`), await make(root));
} else {
  process.stdout.write(await makers[process.argv[2] ?? 'ou'](root));
}
