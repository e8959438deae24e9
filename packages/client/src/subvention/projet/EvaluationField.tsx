import { isBlank } from '@asso/domain/kernel/asks';
import type { Fields, ListRow, TextRow } from '@asso/domain/kernel/fields';
import { isShown } from '@asso/domain/kernel/walk-problems';
import { type Indicateur, isSeulJuge } from '@asso/domain/subvention/indicateurs.rules';
import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import { isLocked, scopesAt, valueAt } from '../../ui/fields/form.ts';
import type { GroupEditorProps } from '../../ui/fields/group-kinds.ts';
import { ListEditor } from '../../ui/table/ListEditor.tsx';
import { IndicateursFormation } from './IndicateursFormation.tsx';
import { NombrePrevu, type NombrePrevuProps } from './NombrePrevu.tsx';

type Bornes = NombrePrevuProps['bornes'];

const idOf = (linePath: string): string => linePath.split('.').at(-1) ?? '';

/** The indicators of a project: its own ones, or those of a training of volunteers. */
export function EvaluationField({ form, row, path }: GroupEditorProps) {
  const { indicateurs, duree_par_session: duree } = row.fields;
  const list = indicateurs as ListRow;
  const isFormation = duree !== undefined && isShown(duree, scopesAt(form, path));
  const { aide, ...words } = row.fields.commentaire as TextRow;
  const lines = (valueAt(form, `${path}.indicateurs`) ?? []) as Indicateur[];
  const isAlone = !isFormation && isBlank(lines);
  const commentaire: Fields = {
    commentaire: {
      ...words,
      ...(isFormation ? {} : { aide }),
      ...(isAlone && { requiredAt: 'transmission' }),
    },
  };
  return (
    <>
      {isFormation ? (
        <IndicateursFormation form={form} row={row} path={path} />
      ) : (
        <ListEditor
          form={form}
          row={list}
          path={`${path}.indicateurs`}
          isLocked={isLocked(form, list)}
          renderRows={(linePath, shown) => (
            <>
              <FieldRows form={shown} fields={list.fields} parentPath={linePath} only={['intitule']} />
              <NombrePrevu
                form={shown}
                path={linePath}
                label="Combien, environ"
                bornes={list.fields as Bornes}
                decimals={2}
                isRequired={isSeulJuge(idOf(linePath), lines)}
              />
            </>
          )}
        />
      )}
      <FieldRows form={form} fields={commentaire} parentPath={path} />
    </>
  );
}
