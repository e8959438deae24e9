import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { type InstructionView, mainInstruction } from '../../dossier/etat-dossier.ts';

/**
 * Returns the first instruction that the reader can move now, or else the one that the description of the dossier
 * names.
 */
export const instructionVue = (dossier: Pick<DossierHead, 'instructions' | 'description'>): InstructionView =>
  dossier.instructions.find(({ moves }) => moves.length > 0) ?? mainInstruction(dossier);
