import { agrementTexts } from '@asso/contract/agrement/say-agrement-problem';
import { accordFields, finDeValidite } from '@asso/domain/agrement/accord.rules';
import { isBlank } from '@asso/domain/kernel/asks';
import { limitesOrdinaires } from '../document/limites.ts';
import { documentSender } from '../document/send-document.ts';
import type { AccordProps, AccordSaisi } from '../instruction/decision/decision-props.ts';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { errorAt, fieldId } from '../ui/fields/field-errors.ts';
import { UploadField } from '../ui/upload/UploadField.tsx';

type AccordFormProps = AccordProps & {
  id_fo: string;
  /** The usual duration in years; undefined means without an end. */
  annees?: number | undefined;
};

/**
 * The fields of a granted agrément: the service copies the decree and uploads it, and the decree joins the
 * association's documents.
 */
export const AccordForm = ({ id_fo, annees, accord, errors, onChange }: AccordFormProps) => (
  <fieldset className="champ groupe">
    <legend className="groupe__legende">L’agrément accordé</legend>
    <FieldList
      fields={accordFields}
      value={accord}
      onChange={(path, to) =>
        onChange({ [path]: to, ...(path === 'date_attribution' ? finProposee(accord, to, annees) : {}) })
      }
      errors={errors}
      sentences={agrementTexts}
    />
    <UploadField
      id={fieldId('arrete')}
      label="Arrêté"
      help={
        typeof accord.nom_arrete === 'string'
          ? `Déposé : ${accord.nom_arrete}. Un autre fichier prendra sa place.`
          : 'L’association le trouvera parmi ses documents.'
      }
      isRequired
      limits={limitesOrdinaires}
      error={errorAt(errors, 'arrete')}
      onSend={documentSender({
        idProprietaire: id_fo,
        proprietaire: 'arrete-agrement',
        declare: { type: 'AGR' },
        onDeposited: async ({ uuid, nom }) => {
          onChange({ arrete: uuid, nom_arrete: nom });
          return null;
        },
      })}
    />
  </fieldset>
);

/** Returns the end date proposed after a change of the first day, unless the agent typed another one. */
function finProposee({ date_attribution, date_validite }: AccordSaisi, du: unknown, annees?: number) {
  const before = finDeValidite(String(date_attribution ?? ''), annees);
  const isTyped = !isBlank(date_validite) && date_validite !== before;
  const next = finDeValidite(String(du ?? ''), annees);
  return isTyped || next === null ? {} : { date_validite: next };
}
