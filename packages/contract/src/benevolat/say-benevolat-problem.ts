// A problem of a declaration or of a line of a file reads the same in a list of results and in the screen's own
// checks.
import { benevolatProblems } from '@asso/domain/benevolat/benevolat.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { sayWith } from '../kernel/say-with.ts';

export const sayBenevolatProblem = sayWith({
  ...kernelProblems,
  ...referentielProblems,
  ...benevolatProblems,
});
