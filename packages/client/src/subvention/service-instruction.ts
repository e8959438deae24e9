import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { type InstructionView, mainInstruction } from '../dossier/etat-dossier.ts';

/** Of the instructions shown, those this service can move now; when none can be, the one the dossier speaks of first. */
export function instructionsADecider(dossier: DossierSubventionView): InstructionView[] {
  const movable = dossier.instructions.filter(({ moves }) => moves.length > 0);
  return movable.length > 0 ? movable : [mainInstruction(dossier)];
}

/** The one the head of the page shows. */
export const instructionVue = (dossier: DossierSubventionView): InstructionView =>
  instructionsADecider(dossier)[0] ?? mainInstruction(dossier);
