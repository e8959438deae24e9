// Imports Pass'Sport exercises and beneficiaries: npm run import:pass-sport -- --exercices exercices.csv
// --beneficiaires beneficiaires.csv
import { genresPsp } from './pass-sport/import/genres-psp.ts';
import { importByCommand } from './referentiel/import/import-command.ts';

process.exitCode = await importByCommand('import:pass-sport', genresPsp);
