import { sayBenevolatProblem } from '@asso/contract/benevolat/say-benevolat-problem';
import {
  type DeclarationImportee,
  modelesCec,
  type SessionImportee,
} from '@asso/domain/benevolat/import-cec.rules';
import type { GenreImport } from '../referentiel/import/importation.ts';
import { importDeclarations } from './import-declarations.ts';
import { importSessions } from './import-sessions.ts';

/** The kinds of files to import; sessions come first, because declarations name them. */
export const genresCec = {
  sessions: {
    genre: 'sessions',
    modele: modelesCec.sessions,
    ecrire: importSessions,
    dire: sayBenevolatProblem,
  } satisfies GenreImport<SessionImportee>,
  declarations: {
    genre: 'declarations',
    modele: modelesCec.declarations,
    ecrire: importDeclarations,
    dire: sayBenevolatProblem,
  } satisfies GenreImport<DeclarationImportee>,
};
