import type { EnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { errorAt, type FieldError, fieldId } from '../../ui/fields/field-errors.ts';
import { NumberControl } from '../../ui/fields/NumberControl.tsx';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { newId } from '../../ui/page/new-id.ts';
import '../../ui/fields/fields.css';

type Campagnes = ReplyOf<typeof enveloppeEndpoints.listEnveloppes>['campagnes'];

type EnveloppeDialogProps = {
  /** It is null when an envelope is being created. */
  enveloppe: EnveloppeView | null;
  campagnes: Campagnes;
  onDone: (fait: string) => Promise<void>;
  onClose: () => void;
};

const champ = (name: string): string => `enveloppe.${name}`;
const cleDe = ({ id_service, code_subvention, campagne_exercice }: Campagnes[number]): string =>
  `${id_service} ${code_subvention} ${campagne_exercice}`;

/** The agent gives the campaign, the year and the amount; once it exists, only the amount can change. */
export function EnveloppeDialog({ enveloppe, campagnes, onDone, onClose }: EnveloppeDialogProps) {
  const [cle, setCle] = useState(campagnes[0] ? cleDe(campagnes[0]) : '');
  const campagne = campagnes.find((one) => cleDe(one) === cle);
  const [exercice, setExercice] = useState<unknown>(campagne?.campagne_exercice);
  const [sous, setSous] = useState('');
  const [total, setTotal] = useState<unknown>(enveloppe?.total ?? null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [key] = useState(newId);
  const save = async () => {
    const outcome = enveloppe
      ? await call(enveloppeEndpoints.saveEnveloppe, {
          params: { enveloppe: enveloppe.id },
          ifMatch: enveloppe.version,
          body: { total },
        })
      : await call(enveloppeEndpoints.createEnveloppe, {
          body: {
            id_service: campagne?.id_service ?? '',
            code_subvention: campagne?.code_subvention ?? '',
            campagne_exercice: campagne?.campagne_exercice ?? 0,
            exercice: Number(exercice) || 0,
            sous_dispositif: sous,
            total,
          },
          idempotencyKey: `${key}-${attempt}`,
        });
    if (outcome.ok) return onDone(enveloppe ? 'Enveloppe modifiée.' : 'Enveloppe fixée.');
    const { field, message } = outcome.problem;
    setErrors([{ field: field ? champ(field) : '', message }]);
    setAttempt(attempt + 1);
  };
  return (
    <Dialog
      title={enveloppe ? 'Modifier l’enveloppe' : 'Fixer une enveloppe'}
      onClose={onClose}
      action={{ label: 'Enregistrer l’enveloppe', onPress: save }}
    >
      <div className="formulaire">
        <ErrorSummary errors={errors} attempt={attempt} />
        {!enveloppe && (
          <>
            <SelectControl
              id={fieldId(champ('code_subvention'))}
              label="Campagne"
              isRequired
              options={campagnes.map((one) => ({ value: cleDe(one), label: one.titre }))}
              value={cle}
              error={errorAt(errors, champ('code_subvention'))}
              onChange={(value) => {
                setCle(String(value ?? ''));
                setSous('');
              }}
            />
            <SelectControl
              id={fieldId(champ('sous_dispositif'))}
              label="Sous-dispositif"
              help="Laissez vide pour toute la campagne."
              options={(campagne?.sous_dispositifs ?? []).map(({ code, label }) => ({ value: code, label }))}
              value={sous}
              error={errorAt(errors, champ('sous_dispositif'))}
              onChange={(value) => setSous(String(value ?? ''))}
            />
            <NumberControl
              id={fieldId(champ('exercice'))}
              label="Année de l’argent"
              isRequired
              isYear
              decimals={0}
              value={exercice}
              error={errorAt(errors, champ('exercice'))}
              onChange={setExercice}
            />
          </>
        )}
        <NumberControl
          id={fieldId(champ('total'))}
          label="Montant de l’enveloppe"
          isRequired
          decimals={0}
          unit="€"
          value={total}
          error={errorAt(errors, champ('total'))}
          onChange={setTotal}
        />
      </div>
    </Dialog>
  );
}
