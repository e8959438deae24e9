import type { CompteFinanceur } from '@asso/domain/referentiel/budget.rules';
import { type Projet, projetFields } from '@asso/domain/subvention/projet.fields';
import type { FieldError } from '../ui/field-errors.ts';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { Form } from '../ui/fields/form.ts';
import { stepStatusWords } from '../ui/step-status.ts';
import { BudgetsProjet } from './BudgetsProjet.tsx';
import { FinancementsProjet } from './FinancementsProjet.tsx';
import { rubriqueId } from './RubriquesMenu.tsx';
import type { Rubrique } from './rubriques.ts';

export type RubriqueProps = {
  rubrique: Rubrique;
  form: Form;
  projet: Projet;
  /** All that is wrong now, shown or not. */
  problems: readonly FieldError[];
  annees: readonly number[];
  compteFinanceur: CompteFinanceur;
  /** The address that gives a field of this project the focus. */
  champHref: (champ: string) => string;
};

/** A rubric under its title; whatever its kind, the table says how it is filled. */
export function RubriqueSection(props: RubriqueProps) {
  const { id, title, status } = props.rubrique;
  const titleId = `${rubriqueId(id)}-titre`;
  return (
    <section className="rubrique pile" id={rubriqueId(id)} aria-labelledby={titleId}>
      <div className="rubrique__tete">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <span className={`etape-etat etape-etat--${status}`}>{stepStatusWords[status]}</span>
      </div>
      <Fields {...props} />
    </section>
  );
}

function Fields({ rubrique: { id, row }, form, ...rest }: RubriqueProps) {
  if (id === 'budgets') return <BudgetsProjet form={form} {...rest} />;
  if (id === 'financements' && row.kind === 'list') {
    return <FinancementsProjet form={form} row={row} path={id} annees={rest.annees} />;
  }
  if (row.kind === 'group') {
    return <FieldList {...form} fields={row.fields} parentPath={id} saysRequired={false} />;
  }
  return <FieldList {...form} fields={projetFields} only={[id]} saysRequired={false} />;
}
