import type { Fields, Stage } from '@asso/domain/kernel/fields';
import type { ProblemTable } from '@asso/domain/kernel/problems';
import type { ReactNode } from 'react';
import type { Form } from '../../ui/fields/form.ts';
import type { Wrong } from '../../ui/fields/use-form-errors.ts';
import type { Edition } from './use-edition.ts';

export type SaisieProps<T extends object> = Pick<
  Form,
  'hand' | 'scopes' | 'options' | 'notes' | 'own' | 'after' | 'onLeave'
> & {
  /** The form's state, from `useSaisie` (one call) or from `useEdition` (a stored object). */
  saisie: Edition<T>;
  fields: Fields;
  /** The beginning of the identifiers of the fields, where the page has other fields of the same names. */
  prefix?: string;
  /** This is the text of the button: « Enregistrer le RIB ». */
  label: string;
  /** The form checks the fields required at this stage, which is « dès la saisie » by default. */
  stage?: Stage;
  /** Fields that may be left empty now, but are required at this later stage, bear its mark as well. */
  markedAt?: Stage;
  /** These are the sentences of the feature, beside those of the identifiers and addresses. */
  sentences?: ProblemTable;
  /** These problems depend on more than one row, and are added to those of the rows. */
  others?: readonly Wrong[];
  /** These are everything that is wrong before the call, where a rule of the domain says it instead of the rows. */
  rules?: readonly Wrong[];
  /** When true, the missing fields are shown at once. */
  isShown?: boolean;
  saysRequired?: boolean;
  /** These are shown above the fields. */
  before?: ReactNode;
  /** These are shown under the fields. */
  children?: ReactNode;
  /** Called once nothing is wrong, and before the call to the server. */
  confirm?: ((acts: { onConfirm: () => Promise<void>; onClose: () => void }) => ReactNode) | null;
};
