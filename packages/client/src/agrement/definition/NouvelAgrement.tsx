import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import {
  type DefinitionSaisie,
  identiteDefinitionFields as fields,
} from '@asso/domain/agrement/definition.fields';
import { useState } from 'react';
import { useActe } from '../../catalogue/campagne/use-acte.ts';
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
import { definitionHref } from './definition-href.ts';

/** Five answers create an accreditation and open its editor: nobody can ask for it before it is published. */
export function NouvelAgrement({ onClose }: { onClose: () => void }) {
  const [value, setValue] = useState<DefinitionSaisie>({ campagne_exercice: now().getFullYear() + 1 });
  const [key] = useState(newId);
  const services = useServicesOuverts();
  const { isBusy, problems, attempt, send, forget } = useActe();
  const errors = useFormErrors({ fields, value, context: { stage: 'saisie' } });
  const create = async () => {
    if (!errors.check()) return;
    const body = {
      libelle: value.libelle?.trim() ?? '',
      code: value.code?.trim() ?? '',
      type_agrement: value.type_agrement ?? '',
      campagne_exercice: Number(value.campagne_exercice),
      id_service: value.id_service ?? '',
    };
    const idempotencyKey = `${key}-${JSON.stringify(body).length}-${body.code}`;
    const outcome = await send(() => call(definitionEndpoints.createAgrement, { body, idempotencyKey }));
    if (outcome?.ok) go(definitionHref(outcome.value._id));
  };
  return (
    <Dialog
      title="Créer un agrément"
      size="lg"
      onClose={onClose}
      action={{ label: 'Créer et préparer l’agrément', onPress: create, isBusy }}
    >
      <ErrorSummary errors={[...errors.shown, ...problems]} attempt={errors.attempt + attempt} />
      <FieldList
        fields={fields}
        value={value}
        stage="saisie"
        hand={{ rights: { edit: true, identite: true }, writer: 'association' }}
        errors={errors.shown}
        refusals={problems}
        options={{ service: services }}
        onChange={(path, to) => {
          forget();
          setValue((before) => writeAnswer(before, path, to));
        }}
      />
    </Dialog>
  );
}
