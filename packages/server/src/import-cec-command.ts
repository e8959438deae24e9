// Imports volunteers' declarations and their sessions: npm run import:cec -- --sessions sessions.csv --declarations
// declarations.csv
import { genresCec } from './benevolat/genres-cec.ts';
import { importByCommand } from './referentiel/import/import-command.ts';

process.exitCode = await importByCommand('import:cec', genresCec);
