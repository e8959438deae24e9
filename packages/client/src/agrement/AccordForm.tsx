import { agrementTexts } from '@asso/contract/agrement/say-agrement-problem';
import { accordFields, validiteEnd } from '@asso/domain/agrement/accord.rules';
import { type IssueTca, sayIssueTca } from '@asso/domain/agrement/tca.words';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { isBlank } from '@asso/domain/kernel/asks';
import { isDate } from '@asso/domain/kernel/value-problems';
import { limitesOrdinaires } from '../document/limites.ts';
import { documentSender } from '../document/send-document.ts';
import type { AccordProps, AccordSaisi } from '../instruction/decision/decision-props.ts';
import { now } from '../platform/clock.ts';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { errorAt, fieldId } from '../ui/fields/field-errors.ts';
import { Notice } from '../ui/Notice.tsx';
import { UploadField } from '../ui/upload/UploadField.tsx';

type AccordFormProps = AccordProps & {
  id_fo: string;
  /** The usual duration in years; undefined means without an end. */
  annees?: number | undefined;
  /** What becomes of the TCA with an agrément granted on this day; null when nothing does. */
  tcaOn: (jour: string) => IssueTca | null;
};

/**
 * The fields of a granted agrément: the service copies the decree and uploads it, and the decree joins the
 * association's documents.
 */
export const AccordForm = ({ id_fo, annees, tcaOn, accord, errors, onChange }: AccordFormProps) => (
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
    <AvecLeTca tca={tcaOn(jourOf(accord.date_attribution))} />
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

const jourOf = (typed: unknown): string =>
  typeof typed === 'string' && isDate(typed) ? typed : localDay(now());

/** Says, before the agrément is granted, what becomes of the tronc commun d’agrément with it. */
const AvecLeTca = ({ tca }: { tca: IssueTca | null }) =>
  tca && (
    <Notice
      tone={tca.fin === null ? 'attention' : 'info'}
      title={
        tca.fin === null ? 'Sans tronc commun d’agrément (TCA)' : 'Avec le tronc commun d’agrément (TCA)'
      }
    >
      <p>{sayIssueTca(tca)}</p>
    </Notice>
  );

/** Returns the end date proposed after a change of the first day, unless the agent typed another one. */
function finProposee({ date_attribution, date_validite }: AccordSaisi, du: unknown, annees?: number) {
  const before = validiteEnd(String(date_attribution ?? ''), annees);
  const isTyped = !isBlank(date_validite) && date_validite !== before;
  const next = validiteEnd(String(du ?? ''), annees);
  return isTyped || next === null ? {} : { date_validite: next };
}
