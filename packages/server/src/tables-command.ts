import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeIndexes } from './platform/db/describe-indexes.sql.ts';
import { describeTables } from './platform/db/describe-tables.sql.ts';
import { prepareDatabase } from './platform/db/prepare-database.ts';
import { operatorCommand } from './platform/operator-command.ts';

const usage = `npm run tables -- [--write]
Affiche les types des tables et les noms des index, lus sur une base neuve ; --write les écrit dans
platform/db/tables.ts et platform/db/indexes.ts.`;

/**
 * Makes a database with all migrations, prints the types of its tables and the names of its indexes or writes them with `--write`, and removes it.
 */
process.exitCode = await operatorCommand(
  { usage, options: { write: { type: 'boolean', default: false } } },
  async ({ write }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'asso-tables-'));
    const database = await prepareDatabase({ dataDir });
    try {
      const texts = {
        tables: await describeTables(database.db),
        indexes: await describeIndexes(database.db),
      };
      for (const [name, text] of Object.entries(texts)) {
        if (write) writeFileSync(new URL(`./platform/db/${name}.ts`, import.meta.url), text);
        else process.stdout.write(text);
      }
      return 0;
    } finally {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
