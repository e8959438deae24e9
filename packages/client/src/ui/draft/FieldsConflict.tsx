import { ConflictDialog } from './ConflictDialog.tsx';
import { type Champ, conflictFields, type Given } from './conflict-fields.ts';

type FieldsConflictProps = Omit<Parameters<typeof ConflictDialog>[0], 'champs'> &
  Given & { champs: readonly Champ[] };

/** The choice between two versions of some fields, each named and shown as its table of fields says. */
export function FieldsConflict({ champs, fields, words, ...dialog }: FieldsConflictProps) {
  return <ConflictDialog {...dialog} champs={conflictFields(champs, { fields, words })} />;
}
