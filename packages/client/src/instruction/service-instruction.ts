import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { type InstructionView, mainInstruction } from '../dossier/etat-dossier.ts';

/** Of the instructions shown, the first this service can move now; else the one the dossier speaks of first. */
export const instructionVue = (dossier: Pick<DossierHead, 'instructions' | 'description'>): InstructionView =>
  dossier.instructions.find(({ moves }) => moves.length > 0) ?? mainInstruction(dossier);
