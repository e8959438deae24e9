// Gives the sentence of a problem of food aid or of a site, the same in the server's lists and in the screen's own
// checks.
import { haaProblemTable } from '@asso/domain/agrement/haa/haa.problems';
import { associationProblems } from '@asso/domain/association/association.problems';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { sayWith } from '../../kernel/say-with.ts';

export const sayHaaProblem = sayWith({
  ...kernelProblems,
  ...identifiantProblems,
  ...referentielProblems,
  ...associationProblems,
  ...haaProblemTable,
});
