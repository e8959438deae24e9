import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import {
  type DefinitionSaisie,
  identiteDefinitionFields as fields,
} from '@asso/domain/agrement/definition.fields';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import { go } from '../../platform/page/navigation.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { useServicesAdministres } from '../../service/use-services-ouverts.ts';
import { definitionHref } from './definition-href.ts';

/** Creates an agrément from a few answers and opens its editor; it is not published yet, so nobody can ask for it. */
export function NouvelAgrement({ onClose }: { onClose: () => void }) {
  const services = useServicesAdministres();
  const saisie = useSaisie({
    name: 'agrement-nouveau',
    value: { campagne_exercice: now().getFullYear() + 1 } as DefinitionSaisie,
    send: (value, idempotencyKey) => {
      const body = {
        libelle: value.libelle?.trim() ?? '',
        code: value.code?.trim() ?? '',
        type_agrement: value.type_agrement ?? '',
        campagne_exercice: Number(value.campagne_exercice),
        id_service: value.id_service ?? '',
      };
      return call(definitionEndpoints.createAgrement, { body, idempotencyKey });
    },
    onDone: ({ _id }) => go(definitionHref(_id)),
  });
  return (
    <SaisieDialog
      title="Créer un agrément"
      label="Créer et préparer l’agrément"
      size="lg"
      saisie={saisie}
      fields={fields}
      hand={{ rights: { edit: true, identite: true }, writer: 'association' }}
      options={{ service: services }}
      onClose={onClose}
    />
  );
}
