// Gives the sentence of a problem on the service's side of Pass'Sport, such as those of the lines of a file.
import { kernelProblems } from '@asso/domain/kernel/problems';
import { passSportProblems } from '@asso/domain/pass-sport/pass-sport.problems';
import { servicePspProblems } from '@asso/domain/pass-sport/service-psp.problems';
import { sayWith } from '../kernel/say-with.ts';

export const sayServicePspProblem = sayWith({
  ...kernelProblems,
  ...passSportProblems,
  ...servicePspProblems,
});
