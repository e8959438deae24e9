// Saves the portal's data in a folder: npm run backup -- --to /sauvegardes/2026-11-23
import { backupByCommand } from './platform/backup/backup-commands.ts';

process.exitCode = await backupByCommand();
