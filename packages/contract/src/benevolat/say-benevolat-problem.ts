// The sentence of a problem of a declaration or of a line of a file, the same from a list of results and from the screen's own checks.
import { benevolatProblems } from '@asso/domain/benevolat/benevolat.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { sayWith } from '../kernel/say-with.ts';

export const sayBenevolatProblem = sayWith({
  ...kernelProblems,
  ...referentielProblems,
  ...benevolatProblems,
});
