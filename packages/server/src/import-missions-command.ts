// Imports the missions offered to volunteers: npm run import:missions -- --missions missions.csv
import { genresMissions } from './benevolat/import-missions.ts';
import { importByCommand } from './referentiel/import/import-command.ts';

process.exitCode = await importByCommand('import:missions', genresMissions);
