// Gives the sentence of a Pass'Sport problem, the same in a list of results, in what a dossier lacks and on screen.
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { passSportProblems } from '@asso/domain/pass-sport/pass-sport.problems';
import { sayWith } from '../kernel/say-with.ts';

export const sayPassSportProblem = sayWith({
  ...kernelProblems,
  ...identifiantProblems,
  ...passSportProblems,
});
