import type { Fields, Stage } from '@asso/domain/kernel/fields';
import type { ProblemTable } from '@asso/domain/kernel/problems';
import type { ReactNode } from 'react';
import type { Form } from '../../ui/fields/form.ts';
import type { Wrong } from '../../ui/fields/use-form-errors.ts';
import type { SaisieEdition } from './use-edition.ts';

export type SaisieProps<T extends object> = Pick<
  Form,
  'hand' | 'scopes' | 'options' | 'notes' | 'own' | 'after' | 'onLeave'
> & {
  /** The form's state, from `useSaisie` (one call) or from `useEdition` (a stored object). */
  saisie: SaisieEdition<T>;
  fields: Fields;
  /** A prefix for the ids of the fields, where the page has other fields of the same names. */
  prefix?: string;
  /** The text of the button: « Enregistrer le RIB ». */
  label: string;
  /**
   * The stage whose required fields the form checks; `saisie` by default, at which fields are required as soon as
   * typed.
   */
  stage?: Stage;
  /** A later stage, whose required fields also get the asterisk though they may still be left empty. */
  markedAt?: Stage;
  /** The sentences for the problems of this feature; those of identifiers and addresses are added. */
  sentences?: ProblemTable;
  /** Problems that depend on several rows, added to those of the rows. */
  others?: readonly Wrong[];
  /** All the problems found before the call, when a rule of the domain finds them instead of the rows. */
  rules?: readonly Wrong[];
  /** True to show the missing fields before any press of the button. */
  isShown?: boolean;
  saysRequired?: boolean;
  /** What is shown above the fields. */
  before?: ReactNode;
  /** What is shown under the fields. */
  children?: ReactNode;
  /** Draws the confirmation asked before the call, once nothing is wrong. */
  confirm?: ((acts: { onConfirm: () => Promise<void>; onClose: () => void }) => ReactNode) | null;
};
