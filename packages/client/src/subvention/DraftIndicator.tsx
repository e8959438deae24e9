import type { Fields } from '@asso/domain/kernel/fields';
import { lazy, Suspense, useState } from 'react';
import type { Draft } from '../platform/draft/use-draft.ts';
import { AutosaveIndicator } from '../ui/AutosaveIndicator.tsx';
import { conflictFields } from '../ui/conflict-fields.ts';
import type { Form } from '../ui/fields/form.ts';

const ConflictDialog = lazy(() =>
  import('../ui/ConflictDialog.tsx').then((module) => ({ default: module.ConflictDialog })),
);

type DraftIndicatorProps<T extends object> = {
  draft: Draft<T>;
  /** The table its paths lead into, for the labels of a conflict. */
  fields: Fields;
  /** How values are shown in words: choices of the fields, custom rows. */
  words: Pick<Form, 'options' | 'custom'>;
};

/** The state of an autosave; two versions of one answer open the choice between them. */
export function DraftIndicator<T extends object>({ draft, fields, words }: DraftIndicatorProps<T>) {
  const [isClosed, setIsClosed] = useState(false);
  const { conflict } = draft;
  const [seen, setSeen] = useState(conflict);
  if (seen !== conflict) {
    setSeen(conflict);
    if (conflict === null) setIsClosed(false);
  }
  return (
    <>
      <AutosaveIndicator status={draft.status} onRetry={draft.flush} onCompare={() => setIsClosed(false)} />
      <Suspense>
        {conflict && !isClosed && (
          <ConflictDialog
            par={conflict.par ?? 'Une autre personne'}
            champs={conflictFields(conflict.champs, { fields, words })}
            onResolve={draft.resolve}
            onClose={() => setIsClosed(true)}
          />
        )}
      </Suspense>
    </>
  );
}
