import { sayWith } from '@asso/contract/kernel/say-with';
import { kernelProblems } from '@asso/domain/kernel/problems';
import type { Exercice } from '@asso/domain/pass-sport/exercice.rules';
import { importPspProblems } from '@asso/domain/pass-sport/import-pass-sport.problems';
import {
  type BeneficiaireImporte,
  type ConfirmationImportee,
  type FederationImportee,
  modelesPsp,
} from '@asso/domain/pass-sport/import-pass-sport.rules';
import { importProblems } from '@asso/domain/referentiel/import.problems';
import type { GenreImport } from '../../referentiel/import/importation.ts';
import {
  importBeneficiaires,
  importConfirmations,
  importExercices,
  importFederations,
} from './import-pass-sport.ts';

const dire = sayWith({
  ...kernelProblems,
  ...importProblems,
  ...importPspProblems,
});

/** Exercises are imported first, because the other files name them. */
export const genresPsp = {
  exercices: {
    genre: 'psp-exercices',
    modele: modelesPsp.exercices,
    ecrire: importExercices,
    dire,
  } satisfies GenreImport<Exercice>,
  federations: {
    genre: 'psp-federations',
    modele: modelesPsp.federations,
    ecrire: importFederations,
    dire,
  } satisfies GenreImport<FederationImportee>,
  beneficiaires: {
    genre: 'psp-beneficiaires',
    modele: modelesPsp.beneficiaires,
    ecrire: importBeneficiaires,
    dire,
  } satisfies GenreImport<BeneficiaireImporte>,
  confirmations: {
    genre: 'psp-confirmations',
    modele: modelesPsp.confirmations,
    ecrire: importConfirmations,
    dire,
  } satisfies GenreImport<ConfirmationImportee>,
};
