import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import type { Fields } from '@asso/domain/kernel/fields';
import { Suspense, useState } from 'react';
import { AutosaveIndicator } from '../../ui/draft/AutosaveIndicator.tsx';
import type { Form } from '../../ui/fields/form.ts';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { useStore } from '../../ui/page/store.ts';
import { lastSave } from './last-save.ts';
import type { OpenDraft } from './use-draft.ts';

const FieldsConflict = lazyPart(() =>
  import('../../ui/draft/FieldsConflict.tsx').then((module) => module.FieldsConflict),
);

type DraftIndicatorProps<T extends object> = {
  draft: OpenDraft<T>;
  /** The table of fields that gives the labels shown in a conflict. */
  fields: Fields;
  /** The choices of the fields and the custom rows, to show values in words. */
  words: Pick<Form, 'options' | 'custom'>;
};

/** Shows the state of the autosave; when two versions of an answer exist, it opens the choice between them. */
export function DraftIndicator<T extends object>({ draft, fields, words }: DraftIndicatorProps<T>) {
  const [isClosed, setIsClosed] = useState(false);
  const { conflict, status } = draft;
  const latest = useStore(lastSave);
  const [seen, setSeen] = useState(conflict);
  if (seen !== conflict) {
    setSeen(conflict);
    if (conflict === null) setIsClosed(false);
  }
  const isSaved = status.kind === 'enregistre' && latest;
  const shown = isSaved ? { ...status, heure: latest } : status;
  return (
    <>
      <AutosaveIndicator status={shown} onRetry={draft.flush} onCompare={() => setIsClosed(false)} />
      <Suspense>
        {conflict && !isClosed && (
          <FieldsConflict
            par={conflict.par}
            isMine={conflict.isMine}
            heure={conflict.le && formatHeure(new Date(conflict.le))}
            champs={conflict.champs}
            fields={fields}
            words={words}
            onResolve={draft.resolve}
            onClose={() => setIsClosed(true)}
          />
        )}
      </Suspense>
    </>
  );
}
