// Gives the sentence of a problem of a SIRET request, the same in the server's lists and in the screen's own checks.
import { associationProblems } from '@asso/domain/association/association.problems';
import { demandeSiretProblems } from '@asso/domain/demande-siret/demande-siret.problems';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { sayWith } from '../kernel/say-with.ts';

export const saySiretProblem = sayWith({
  ...kernelProblems,
  ...identifiantProblems,
  ...referentielProblems,
  ...associationProblems,
  ...dossierProblems,
  ...demandeSiretProblems,
});
