import { kernelProblems } from '@asso/domain/kernel/problems';
import { importPspProblems } from '@asso/domain/pass-sport/import-pass-sport.problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { sayWith } from '../kernel/say-with.ts';

export const sayImportPspProblem = sayWith({
  ...kernelProblems,
  ...referentielProblems,
  ...importPspProblems,
});
