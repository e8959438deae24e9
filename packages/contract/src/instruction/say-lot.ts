// These sentences tell what prevents a lot from starting, or a dossier from being in it.
import { courrierProblems } from '@asso/domain/courrier/courrier.problems';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { instructionProblems } from '@asso/domain/instruction/instruction.problems';
import { lotProblems } from '@asso/domain/instruction/lot.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { sayWith } from '../kernel/say-with.ts';

export const sayLot = sayWith({
  ...kernelProblems,
  ...dossierProblems,
  ...courrierProblems,
  ...instructionProblems,
  ...lotProblems,
});
