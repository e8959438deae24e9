// Gives the sentence of a problem of an agrément dossier, the same in the server's lists and in the screen's own
// checks.
import { definitionProblemes } from '@asso/domain/agrement/definition.problems';
import { dossierAgrementProblems } from '@asso/domain/agrement/dossier-agrement.problems';
import { haaProblemTable } from '@asso/domain/agrement/haa/haa.problems';
import { tcaProblemes } from '@asso/domain/agrement/tca.problems';
import { associationProblems } from '@asso/domain/association/association.problems';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { subventionProblems } from '@asso/domain/subvention/subvention.problems';
import { sayWith } from '../kernel/say-with.ts';

export const agrementTexts = {
  ...kernelProblems,
  ...identifiantProblems,
  ...referentielProblems,
  ...associationProblems,
  ...dossierProblems,
  ...subventionProblems,
  ...definitionProblemes,
  ...dossierAgrementProblems,
  ...haaProblemTable,
  ...tcaProblemes,
};

export const sayAgrementProblem = sayWith(agrementTexts);
