import { type CritereTca, criteresTca, type Tca, tcaFields } from '@asso/domain/agrement/tca.fields';
import { tcaPointsReponse } from '@asso/domain/agrement/tca.rules';
import { isBlank } from '@asso/domain/kernel/asks';
import { RubriquePliee } from '../demarche/RubriquePliee.tsx';
import { FieldRows } from '../ui/fields/FieldRows.tsx';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import '../ui/fields/fields.css';

type TcaEtapeProps = {
  /** The form of the whole dossier, in which the paths of the criteria begin with `tca.`. */
  form: Form;
  tca: Tca | null | undefined;
  /** All the present errors, shown or not. */
  problems: readonly FieldError[];
};

/** The four criteria of the tronc commun d’agrément (TCA), each folded once it is answered. */
export const TcaEtape = ({ form, tca, problems }: TcaEtapeProps) => (
  <div className="pile pile--large">
    {criteresTca.map((critere) => {
      const { label, aide, fields } = tcaFields[critere];
      return (
        <RubriquePliee
          key={critere}
          id={pathOf(critere)}
          title={label}
          status={statusOf(critere, tca, problems)}
        >
          <div className="formulaire">
            <p className="fr-hint-text">{aide}</p>
            <FieldRows
              form={answering(form, { critere, tca })}
              fields={fields}
              parentPath={pathOf(critere)}
            />
          </div>
        </RubriquePliee>
      );
    })}
  </div>
);

/** Answers « oui » to a criterion once its last point is ticked, unless the association answered it already. */
const answering = (
  form: Form,
  { critere, tca }: { critere: CritereTca; tca: TcaEtapeProps['tca'] },
): Form => ({
  ...form,
  onChange: (path, to) => {
    form.onChange(path, to);
    const after = { [critere]: { ...tca?.[critere], [path.slice(pathOf(critere).length + 1)]: to } };
    const answer = tcaPointsReponse(critere, after);
    if (to === true && answer && isBlank(tca?.[critere]?.conforme)) {
      form.onChange(`${pathOf(critere)}.conforme`, answer);
    }
  },
});

const pathOf = (critere: CritereTca): string => `tca.${critere}`;

function statusOf(critere: CritereTca, tca: TcaEtapeProps['tca'], problems: readonly FieldError[]) {
  if (Object.values(tca?.[critere] ?? {}).every(isBlank)) return 'a-commencer';
  return problems.some(({ field }) => field.startsWith(`${pathOf(critere)}.`)) ? 'a-completer' : 'termine';
}
