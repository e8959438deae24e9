import { projetFields } from '@asso/domain/subvention/projet.fields';
import { useState } from 'react';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { stepStatusWords } from '../ui/step-status.ts';
import { narrow, useMedia } from '../ui/use-media.ts';
import { BudgetsProjet } from './BudgetsProjet.tsx';
import { FinancementsProjet } from './FinancementsProjet.tsx';
import type { RubriqueProps } from './rubrique-props.ts';
import { rubriqueId } from './rubriques.ts';

/** A rubric under its title; on a phone it folds, and only the first incomplete one is open at first. */
export function RubriqueSection(props: RubriqueProps) {
  const { rubrique, isFirstLeft } = props;
  const id = rubriqueId(rubrique.id);
  const isNarrow = useMedia(narrow);
  const [isOpenAtFirst] = useState(isFirstLeft);
  return (
    <section className="rubrique pile" id={id} aria-labelledby={`${id}-titre`}>
      {isNarrow ? (
        <details className="rubrique__pli" open={isOpenAtFirst}>
          <summary>
            <Tete rubrique={rubrique} />
          </summary>
          <Fields {...props} />
        </details>
      ) : (
        <>
          <Tete rubrique={rubrique} />
          <Fields {...props} />
        </>
      )}
    </section>
  );
}

const Tete = ({ rubrique: { id, title, status } }: Pick<RubriqueProps, 'rubrique'>) => (
  <div className="rubrique__tete">
    <h2 id={`${rubriqueId(id)}-titre`} tabIndex={-1}>
      {title}
    </h2>
    <span className={`etape-etat etape-etat--${status}`}>{stepStatusWords[status]}</span>
  </div>
);

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
