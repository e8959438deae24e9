// Gives the sentence of a problem of a declaration or of a line of a file, the same from the server and on the screen.
import { benevolatProblems } from '@asso/domain/benevolat/benevolat.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { importProblems } from '@asso/domain/referentiel/import.problems';
import { sayWith } from '../kernel/say-with.ts';

export const sayBenevolatProblem = sayWith({
  ...kernelProblems,
  ...importProblems,
  ...benevolatProblems,
});
