// Restores a backup: npm run restore -- --from /sauvegardes/2026-11-23
import { restoreByCommand } from './platform/backup/backup-commands.ts';

process.exitCode = await restoreByCommand();
