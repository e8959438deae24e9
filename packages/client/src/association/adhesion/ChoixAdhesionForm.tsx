import { type ReactNode, useState } from 'react';
import { go } from '../../platform/page/navigation.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { fieldId } from '../../ui/fields/field-errors.ts';
import { type ResultChoice, ResultRadios } from '../../ui/fields/ResultRadios.tsx';
import '../../ui/fields/fields.css';

type ChoixAdhesionFormProps = {
  /** The parameter of the address that holds the choice. */
  name: 'asso' | 'siret';
  heading: string;
  results: readonly ResultChoice[];
  chosen: string | null;
  /** What is said when nothing is chosen. */
  missing: string;
  nextOf: (chosen: string) => string | null;
  words?: string;
  after?: ReactNode;
  /** The address to which « Retour » leads. */
  backHref?: string;
};

/** A form that keeps one choice of a list in the address, then leads to the next page. */
export function ChoixAdhesionForm(props: ChoixAdhesionFormProps) {
  const { name, chosen, missing, nextOf, backHref, ...list } = props;
  const params = useQueryParams();
  const [attempt, setAttempt] = useState(0);
  const error = attempt > 0 && !chosen ? missing : undefined;
  const submit = () => {
    const next = chosen && nextOf(chosen);
    if (next) go(next);
    else setAttempt(attempt + 1);
  };
  return (
    <FormFrame className="feuille pile" onSend={submit}>
      <ErrorSummary errors={error ? [{ field: `choix.${name}`, message: error }] : []} attempt={attempt} />
      <ResultRadios
        {...list}
        id={fieldId(`choix.${name}`)}
        chosen={chosen}
        error={error}
        onChoose={(id) => params.set({ [name]: id }, { replace: true })}
      />
      <div className="actions">
        <ActionButton>Continuer</ActionButton>
        {backHref && (
          <button type="button" className="fr-btn fr-btn--secondary" onClick={() => go(backHref)}>
            Retour
          </button>
        )}
      </div>
    </FormFrame>
  );
}
