import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { DossierEnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import type { GroupePoints } from '@asso/domain/dossier/renvoi.rules';
import type { ReactNode } from 'react';
import type { InstructionView } from '../../dossier/etat-dossier.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { AccordEnvoye, LigneMontant } from './decision.ts';

/** The fields of a grant that are not amounts, such as those of an agrément. */
export type AccordSaisi = Readonly<Record<string, unknown>>;

export type AccordProps = {
  accord: AccordSaisi;
  errors: readonly FieldError[];
  /** Receives the changed fields only, since a file may arrive while another field is typed. */
  onChange: (changes: AccordSaisi) => void;
};

/** The link offered once the decision is made, forward or (`isBack`) back to the queue. */
export type DecisionSuite = { label: string; href: string; isBack?: boolean };

export type DecisionPanelProps = {
  dossier: DossierHead;
  /** The instruction of the deciding service. */
  instruction: InstructionView;
  /** The amounts to fix when granting; absent where the kind of dossier has none. */
  lignes?: readonly LigneMontant[];
  /** The fields that a grant asks for, with the amounts or instead of them. */
  accord?: {
    form: (props: AccordProps) => ReactNode;
    errorsOf: (accord: AccordSaisi) => FieldError[];
    /** Turns the typed fields into the body that is sent. */
    corpsOf: (accord: AccordSaisi) => AccordEnvoye;
  };
  /** The envelopes that a grant takes from; none where the service has set none. */
  enveloppes?: readonly DossierEnveloppeView[];
  /** The points that can be ticked for correction. */
  points?: readonly GroupePoints[];
  reload: () => Promise<unknown>;
  suite: DecisionSuite;
  /** True when another button comes first on the page: this one is then not filled. */
  isSecond?: boolean;
  /** True when a decision already sent is being amended, which asks for a reason and a letter. */
  modifie?: boolean;
};
