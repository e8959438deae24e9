// npm run backup -- --to /sauvegardes/2026-11-23
import { parseArgs } from 'node:util';
import { backupByCommand } from './platform/backup/backup-commands.ts';
import { saidOnFailure } from './platform/backup/said-on-failure.ts';

process.exitCode = await saidOnFailure(() => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, depuis: { type: 'string' } } });
  return backupByCommand(values);
});
