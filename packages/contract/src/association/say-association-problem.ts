// Gives the sentence of a problem of an association's file, the same in the server's lists and in the screen's own
// checks.
import { associationProblems } from '@asso/domain/association/association.problems';
import { collectionsProblems } from '@asso/domain/association/collection/collections.problems';
import { documentProblems } from '@asso/domain/document/document.problems';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { sayWith } from '../kernel/say-with.ts';

export const sayAssociationProblem = sayWith({
  ...kernelProblems,
  ...identifiantProblems,
  ...referentielProblems,
  ...documentProblems,
  ...associationProblems,
  ...collectionsProblems,
});
