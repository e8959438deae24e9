// Of the several services that study a dossier, which one the association's pages speak of first.
import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';

export type InstructionView = DossierHead['instructions'][number];
type WithInstructions = Pick<DossierHead, 'instructions'> & {
  description: Pick<DossierHead['description'], 'id_service_instructeur'>;
};

/** What was sent back waits for the association, so it comes first; else the service the dossier was begun for. */
export function mainInstruction({ instructions, description }: WithInstructions): InstructionView {
  const found =
    instructions.find((one) => one.etat === 'C') ??
    instructions.find((one) => one.id_service_instructeur === description.id_service_instructeur) ??
    instructions[0];
  if (!found) throw new Error('a dossier has one instruction from its creation on');
  return found;
}

/** Being typed, or sent back: what is not transmitted says so on each of its pages. */
export const isNonTransmis = (dossier: WithInstructions): boolean =>
  ['A', 'C'].includes(mainInstruction(dossier).etat);

export const nomsServices = ({ instructions }: WithInstructions): string =>
  instructions.map((one) => one.service.nom).join(', ');
