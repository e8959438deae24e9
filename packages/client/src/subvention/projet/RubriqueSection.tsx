import { Suspense, useState } from 'react';
import { EtatRubrique } from '../../demarche/EtatRubrique.tsx';
import { PointDuRenvoi } from '../../demarche/renvoi/PointDuRenvoi.tsx';
import { rubriqueId } from '../../demarche/rubrique-status.ts';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import { isLocked } from '../../ui/fields/form.ts';
import { type GroupEditorProps, groupKind } from '../../ui/fields/group-kinds.ts';
import { narrow, useMedia } from '../../ui/page/use-media.ts';
import { BudgetsProjet } from './budget/BudgetsProjet.tsx';
import { FinancementsProjet } from './budget/FinancementsProjet.tsx';
import { resumeRubrique } from './resume-rubrique.ts';
import type { RubriqueProps } from './rubrique-props.ts';

/** On a phone a rubric folds under its title, and only the first incomplete one is open at first. */
export function RubriqueSection(props: RubriqueProps) {
  const { rubrique, isFirstLeft, form } = props;
  const id = rubriqueId(rubrique.id);
  const isNarrow = useMedia(narrow);
  const [isOpenAtFirst] = useState(isFirstLeft);
  return (
    <section className="rubrique pile" id={id} aria-labelledby={`${id}-titre`}>
      {isNarrow ? (
        <details className="rubrique__pli" open={isOpenAtFirst}>
          <summary>
            <Tete rubrique={rubrique} form={form} isFolded />
          </summary>
          <PointDuRenvoi cible={rubrique.id} />
          <Fields {...props} />
        </details>
      ) : (
        <>
          <Tete rubrique={rubrique} form={form} />
          <PointDuRenvoi cible={rubrique.id} />
          <Fields {...props} />
        </>
      )}
    </section>
  );
}

type TeteProps = Pick<RubriqueProps, 'rubrique' | 'form'> & { isFolded?: boolean };

/** The head of a rubric shows its state and, when it folds, a summary in one line. */
function Tete({ rubrique, form, isFolded = false }: TeteProps) {
  const { id, title } = rubrique;
  const resume = isFolded ? resumeRubrique(rubrique, form) : '';
  return (
    <div className="rubrique__tete">
      <h2 id={`${rubriqueId(id)}-titre`} tabIndex={-1}>
        {title}
      </h2>
      <EtatRubrique {...rubrique} />
      {resume && <span className="rubrique__resume">{resume}</span>}
    </div>
  );
}

function Fields({ rubrique: { id, fields }, form, apart, ...rest }: RubriqueProps) {
  if (apart?.[id]) return apart[id];
  if (id === 'budgets') return <BudgetsProjet form={form} {...rest} />;
  return Object.entries(fields).map(([name, row]) => {
    if (name === 'financements' && row.kind === 'list') {
      return <FinancementsProjet key={name} form={form} row={row} path={name} annees={rest.annees} />;
    }
    if (row.kind === 'group') {
      return (
        <div key={name} className="formulaire">
          <Groupe form={form} row={row} path={name} />
        </div>
      );
    }
    return <FieldList key={name} {...form} fields={fields} only={[name]} saysRequired={false} />;
  });
}

/** The rubric's title is also its group's, so the group has no frame of its own. */
function Groupe({ form, row, path }: GroupEditorProps) {
  const own = groupKind(row);
  if (!own || isLocked(form, row)) return <FieldRows form={form} fields={row.fields} parentPath={path} />;
  return (
    <Suspense fallback={null}>
      <own.Editor form={form} row={row} path={path} />
    </Suspense>
  );
}
