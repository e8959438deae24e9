import { sayWith } from '@asso/contract/kernel/say-with';
import { courrierProblems } from '@asso/domain/courrier/courrier.problems';
import { crfProblems } from '@asso/domain/crf/crf.problems';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { instructionProblems } from '@asso/domain/instruction/instruction.problems';
import { lotProblems } from '@asso/domain/instruction/lot.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { paiementProblems } from '@asso/domain/paiement/paiement.problems';

/** Says what prevents a move or a decision from leaving, a lot from starting, or a dossier from being in the lot. */
export const sayInstructionProblem = sayWith({
  ...kernelProblems,
  ...dossierProblems,
  ...courrierProblems,
  ...crfProblems,
  ...paiementProblems,
  ...instructionProblems,
  ...lotProblems,
});
