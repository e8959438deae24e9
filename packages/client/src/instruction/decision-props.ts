import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { EnveloppeDuDossierView } from '@asso/contract/instruction/bureau.schemas';
import type { GroupePoints } from '@asso/domain/dossier/renvoi.rules';
import type { ReactNode } from 'react';
import type { InstructionView } from '../dossier/etat-dossier.ts';
import type { FieldError } from '../ui/field-errors.ts';
import type { AccordEnvoye, LigneMontant } from './decision.ts';

/** What is typed of what a grant says beside, where the kind grants something else than amounts. */
export type AccordSaisi = Readonly<Record<string, unknown>>;

export type AccordProps = {
  accord: AccordSaisi;
  errors: readonly FieldError[];
  /** Only what changes: a file may come while something else is typed. */
  onChange: (changes: AccordSaisi) => void;
};

/** Where to go once it is done: on, or back. */
export type Suite = { label: string; href: string; isBack?: boolean };

export type DecisionPanelProps = {
  dossier: DossierHead;
  /** The one of the service that decides. */
  instruction: InstructionView;
  /** Amounts to fix when granting; absent where the kind has none. */
  lignes?: readonly LigneMontant[];
  /** What is asked to grant, beside amounts or in their place, and what is wrong with it. */
  accord?: {
    form: (props: AccordProps) => ReactNode;
    errorsOf: (accord: AccordSaisi) => FieldError[];
    /** As it is sent. */
    corpsOf: (accord: AccordSaisi) => AccordEnvoye;
  };
  /** What a grant takes from; none where the service fixed none. */
  enveloppes?: readonly EnveloppeDuDossierView[];
  /** What can be ticked as to be corrected. */
  points?: readonly GroupePoints[];
  /** Reads everything again. */
  reload: () => Promise<unknown>;
  /** Where to go once it is done. */
  suite: Suite;
};
