import { associationProblems } from '@asso/domain/association/association.problems';
import { collectionsProblems } from '@asso/domain/association/collection/collections.problems';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import type { Scopes } from '@asso/domain/kernel/asks';
import type { Fields, Stage } from '@asso/domain/kernel/fields';
import { kernelProblems, type ProblemTable } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import type { Hand } from '@asso/domain/kernel/writable';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import type { FormEvent, ReactNode } from 'react';
import { isMe } from '../platform/session/session.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ConflictDialog } from '../ui/draft/ConflictDialog.tsx';
import { conflictFields } from '../ui/draft/conflict-fields.ts';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { Form } from '../ui/fields/form.ts';
import { useFormErrors } from '../ui/fields/use-form-errors.ts';
import { Notice } from '../ui/Notice.tsx';
import { writableRows } from './fiche/champs-rubrique.ts';
import type { Edition, Suite } from './use-edition.ts';

type EditionFormProps<T extends object> = Pick<Form, 'notes' | 'options'> & {
  edition: Edition<T>;
  fields: Fields;
  hand: Hand;
  scopes?: Scopes;
  /** This is the save button's text: « Enregistrer le RIB ». */
  label: string;
  /** Cancelling forgets what was typed, then calls this. */
  onCancel: () => void;
  /** The form checks the fields required at this stage, which is « dès la saisie » by default. */
  stage?: Stage;
  /** These are the sentences of another feature, beside those of an association. */
  phrases?: ProblemTable;
  /** These problems depend on other rows: a row that is there twice. */
  others?: readonly Problem[];
  /** When true, the missing fields are shown at once. */
  isShown?: boolean;
  /** These are shown under the fields. */
  children?: ReactNode;
};

const ownSentences = {
  ...identifiantProblems,
  ...referentielProblems,
  ...associationProblems,
  ...collectionsProblems,
};

/**
 * The form has fields and one save button; it says what is wrong, that nothing changed, or that another save came
 * meanwhile.
 */
export function EditionForm<T extends object>(props: EditionFormProps<T>) {
  const { edition, fields, hand, scopes, options, notes, label, onCancel } = props;
  const { typed, refusals, conflict } = edition;
  const sentences = { ...ownSentences, ...props.phrases };
  const errors = useFormErrors({
    fields: writableRows(fields, hand),
    value: typed,
    context: { stage: props.stage ?? 'saisie', scopes },
    sentences,
    others: props.others,
    isShown: props.isShown,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (errors.check()) await edition.save();
  };
  const cancel = () => {
    edition.forget();
    onCancel();
  };
  return (
    <form className="pile" noValidate onSubmit={submit}>
      <ErrorSummary errors={[...errors.shown, ...refusals]} attempt={errors.attempt + edition.attempt} />
      {edition.isRecovered && (
        <Notice tone="info" title="Ce que vous aviez écrit est retrouvé.">
          Vos changements n’étaient pas enregistrés. Vérifiez-les, puis enregistrez.
        </Notice>
      )}
      <FieldList
        fields={fields}
        value={typed}
        onChange={edition.change}
        errors={errors.shown}
        {...{ refusals, sentences, hand, scopes, options, notes }}
      />
      {props.children}
      <div role="status">
        <SuiteNotice suite={edition.suite} />
      </div>
      <div className="actions">
        <ActionButton isBusy={edition.isBusy} busyText="Enregistrement en cours…">
          {label}
        </ActionButton>
        <button type="button" className="fr-btn fr-btn--secondary" onClick={cancel}>
          Annuler
        </button>
      </div>
      {conflict && (
        <ConflictDialog
          par={conflict.par ?? undefined}
          isMine={isMe(conflict.par ?? undefined)}
          champs={conflictFields(conflict.champs, { fields, words: { options } })}
          onResolve={edition.resolve}
          onClose={edition.dropConflict}
        />
      )}
    </form>
  );
}

function SuiteNotice({ suite }: { suite: Suite }) {
  switch (suite) {
    case null:
      return null;
    case 'inchange':
      return <Notice tone="info" title={kernelProblems['kernel.inchange'].message} />;
    case 'injoignable':
      return (
        <Notice tone="erreur" title="Enregistrement impossible.">
          Vos réponses sont gardées sur cet appareil. Vérifiez votre connexion, puis enregistrez à nouveau.
        </Notice>
      );
  }
}
