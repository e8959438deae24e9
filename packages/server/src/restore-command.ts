// npm run restore -- --from /sauvegardes/2026-11-23
import { parseArgs } from 'node:util';
import { restoreByCommand } from './platform/backup/backup-commands.ts';
import { saidOnFailure } from './platform/backup/said-on-failure.ts';

process.exitCode = await saidOnFailure(() => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      ecraser: { type: 'boolean', default: false },
      verifier: { type: 'boolean', default: false },
    },
  });
  return restoreByCommand(values);
});
