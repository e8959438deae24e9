import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { Choice } from '@asso/domain/kernel/fields';
import type { LigneMontant } from './decision.ts';
import type { InstructionView } from './etat-dossier.ts';

export type DecisionPanelProps = {
  dossier: DossierHead;
  /** The one of the service that decides. */
  instruction: InstructionView;
  /** Amounts to fix when granting; absent where the kind has none. */
  lignes?: readonly LigneMontant[];
  /** What can be ticked as to be corrected. */
  points?: readonly Choice[];
  /** Reads everything again. */
  reload: () => Promise<unknown>;
  /** Where to go once it is done. */
  suite: { label: string; href: string };
};
