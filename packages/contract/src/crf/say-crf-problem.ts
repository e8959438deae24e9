// Gives the sentence of a problem of a financial report, the same in the server's lists and in the screen's own
// checks.
import { crfProblems } from '@asso/domain/crf/crf.problems';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { subventionProblems } from '@asso/domain/subvention/subvention.problems';
import { sayWith } from '../kernel/say-with.ts';

export const sayCrfProblem = sayWith({
  ...kernelProblems,
  ...identifiantProblems,
  ...referentielProblems,
  ...dossierProblems,
  ...subventionProblems,
  ...crfProblems,
});
