import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { type InstructionView, mainInstruction } from '../../dossier/etat-dossier.ts';

/**
 * Returns the instruction that the reader can act on, the first one if there are several. When there is none, returns one
 * sent back to the association, or else that of the service for which the dossier was begun.
 */
export const instructionVue = (dossier: Pick<DossierHead, 'instructions' | 'description'>): InstructionView =>
  dossier.instructions.find(({ moves }) => moves.length > 0) ?? mainInstruction(dossier);
