import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import { writeAnswer } from '../../platform/draft/draft-changes.ts';
import { go } from '../../platform/page/navigation.ts';
import { useServicesOuverts } from '../../service/use-services-ouverts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { useFormErrors } from '../../ui/fields/use-form-errors.ts';
import { newId } from '../../ui/page/new-id.ts';
import { campagneHref } from './campagne-href.ts';
import {
  corpsDe,
  nouvelleSubventionFields as fields,
  type NouvelleSaisie,
  withCode,
} from './nouvelle-subvention.ts';
import { useActe } from './use-acte.ts';

/** Five answers create a subvention and open its editor: nobody can ask for it before it is published. */
export function NouvelleSubvention({ onClose }: { onClose: () => void }) {
  const [value, setValue] = useState<NouvelleSaisie>({ campagne_exercice: now().getFullYear() + 1 });
  const [key] = useState(newId);
  const services = useServicesOuverts();
  const { isBusy, problems, attempt, send, forget } = useActe();
  const errors = useFormErrors({ fields, value, context: { stage: 'saisie' } });
  const create = async () => {
    if (!errors.check()) return;
    const body = corpsDe(value);
    const outcome = await send(() =>
      call(campagneEndpoints.createSubvention, {
        body,
        idempotencyKey: `${key}-${JSON.stringify(body).length}-${body.code}`,
      }),
    );
    if (outcome?.ok) go(campagneHref(outcome.value.id));
  };
  return (
    <Dialog
      title="Créer une subvention"
      size="lg"
      onClose={onClose}
      action={{ label: 'Créer et préparer la campagne', onPress: create, isBusy }}
    >
      <ErrorSummary errors={[...errors.shown, ...problems]} attempt={errors.attempt + attempt} />
      <FieldList
        fields={fields}
        value={value}
        stage="saisie"
        errors={errors.shown}
        refusals={problems}
        options={{ service: services }}
        onLeave={(path) => {
          if (path === 'titre') setValue(withCode);
        }}
        onChange={(path, to) => {
          forget();
          setValue((before) => writeAnswer(before, path, to));
        }}
      />
    </Dialog>
  );
}
