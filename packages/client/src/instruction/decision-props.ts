import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { EnveloppeDuDossierView } from '@asso/contract/instruction/bureau.schemas';
import type { GroupePoints } from '@asso/domain/dossier/renvoi.rules';
import type { InstructionView } from '../dossier/etat-dossier.ts';
import type { LigneMontant } from './decision.ts';

/** Where to go once it is done: on, or back. */
export type Suite = { label: string; href: string; isBack?: boolean };

export type DecisionPanelProps = {
  dossier: DossierHead;
  /** The one of the service that decides. */
  instruction: InstructionView;
  /** Amounts to fix when granting; absent where the kind has none. */
  lignes?: readonly LigneMontant[];
  /** What a grant takes from; none where the service fixed none. */
  enveloppes?: readonly EnveloppeDuDossierView[];
  /** What can be ticked as to be corrected. */
  points?: readonly GroupePoints[];
  /** Reads everything again. */
  reload: () => Promise<unknown>;
  /** Where to go once it is done. */
  suite: Suite;
};
