import type { Row, Fields as RowFields } from '@asso/domain/kernel/fields';
import { Suspense } from 'react';
import { PointDuRenvoi } from '../../demarche/renvoi/PointDuRenvoi.tsx';
import { rubriqueId } from '../../demarche/rubrique-status.ts';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import { isLocked } from '../../ui/fields/form.ts';
import { type GroupEditorProps, groupKind } from '../../ui/fields/group-kinds.ts';
import { BudgetsProjet } from './budget/BudgetsProjet.tsx';
import { CofinancementsPlies } from './budget/CofinancementsPlies.tsx';
import { FinancementsProjet } from './budget/FinancementsProjet.tsx';
import { champsDates } from './champs-dates.ts';
import { DatesProjet } from './DatesProjet.tsx';
import type { RubriqueProps } from './rubrique-props.ts';
import '../../demarche/rubrique.css';

/** Sections without a title, because their content already says it. */
const saidBelow = new Set<string>(['moyens', 'responsable', 'financements', 'cofinancements']);

/** Shows one section of a project; a section named by its part has no title of its own. */
export function RubriqueSection(props: RubriqueProps) {
  const { id, title } = props.rubrique;
  const dom = rubriqueId(id);
  if (props.isNamedByPart) {
    return (
      <div className="rubrique pile" id={dom}>
        <PointDuRenvoi cible={id} />
        <Fields {...props} />
      </div>
    );
  }
  return (
    <section className="rubrique pile" id={dom} aria-labelledby={`${dom}-titre`}>
      <h3 className={saidBelow.has(id) ? 'invisible' : 'rubrique__titre'} id={`${dom}-titre`}>
        {id === 'budgets' ? 'Dépenses et recettes' : title}
      </h3>
      <PointDuRenvoi cible={id} />
      <Fields {...props} />
    </section>
  );
}

function Fields({ rubrique: { id, fields }, form, apart, isNamedByPart: _, ...rest }: RubriqueProps) {
  if (apart?.[id]) return apart[id];
  if (id === 'budgets') return <BudgetsProjet form={form} {...rest} />;
  return Object.entries(fields).map(([name, row]) => {
    if (name === 'financements' && row.kind === 'list') {
      return <FinancementsProjet key={name} form={form} row={row} path={name} annees={rest.annees} />;
    }
    if (row.kind === 'group' && 'date_debut' in row.fields && !isLocked(form, row.fields.date_debut as Row)) {
      return (
        <div key={name} className="formulaire">
          <FieldRows form={form} fields={row.fields} parentPath={name} only={sansDates(row.fields)} />
          <DatesProjet form={form} fields={row.fields} path={name} annees={rest.annees} />
        </div>
      );
    }
    if (row.kind === 'group') {
      return (
        <div key={name} className="formulaire">
          <Groupe form={form} row={row} path={name} />
        </div>
      );
    }
    const list = <FieldList key={name} {...form} fields={fields} only={[name]} saysRequired={false} />;
    return id === 'cofinancements' ? (
      <CofinancementsPlies key={name} projet={rest.projet} problems={rest.problems}>
        {list}
      </CofinancementsPlies>
    ) : (
      list
    );
  });
}

const sansDates = (fields: RowFields): string[] =>
  Object.keys(fields).filter((key) => !champsDates.includes(key));

/** Shows a group without a frame of its own, since the title of the rubric is also the group's. */
function Groupe({ form, row, path }: GroupEditorProps) {
  const own = groupKind(row);
  if (!own || isLocked(form, row)) return <FieldRows form={form} fields={row.fields} parentPath={path} />;
  return (
    <Suspense fallback={null}>
      <own.Editor form={form} row={row} path={path} />
    </Suspense>
  );
}
