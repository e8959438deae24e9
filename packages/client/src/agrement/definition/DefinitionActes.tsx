import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { identiteDefinitionFields } from '@asso/domain/agrement/definition.fields';
import { OffreActes } from '../../catalogue/offre/OffreActes.tsx';
import { call } from '../../platform/call/call.ts';
import { newId } from '../../ui/page/new-id.ts';
import { definitionHref } from './definition-href.ts';

type DefinitionActesProps = { agrement: AgrementResume; onDone: () => void };

export function DefinitionActes({ agrement, onDone }: DefinitionActesProps) {
  const { _id: id, libelle, rights, version } = agrement;
  const params = { id };
  const move = (etat: 'publie' | 'retire') => () =>
    call(definitionEndpoints.changeEtatAgrement, {
      params,
      body: { etat },
      ifMatch: version,
      idempotencyKey: newId(),
    });
  return (
    <OffreActes
      of={libelle}
      rights={rights}
      copie={{
        name: `agrement-copie-${id}`,
        code: identiteDefinitionFields.code,
        label: 'Dupliquer l’agrément',
        reprise: 'Questions, pièces, service et dates',
        done: 'Agrément dupliqué',
        send: (code, idempotencyKey) =>
          call(definitionEndpoints.duplicateAgrement, { params, body: { code }, idempotencyKey }),
        hrefOf: (made) => definitionHref(made._id, { rubrique: 'calendrier' }),
      }}
      actes={{
        withdraw: {
          mot: 'Retirer',
          bouton: 'Retirer l’agrément',
          suite:
            'Les associations ne le trouveront plus et ne pourront plus le demander. Ses dossiers restent et s’instruisent comme avant.',
          fait: 'n’est plus proposé.',
          send: move('retire'),
        },
        restore: {
          mot: 'Proposer à nouveau',
          suite: 'Les associations le retrouveront, et pourront le demander entre ses dates.',
          fait: 'est de nouveau proposé.',
          send: move('publie'),
        },
        delete: {
          mot: 'Supprimer',
          bouton: 'Supprimer l’agrément',
          suite: 'Aucun dossier n’a été commencé. Son code pourra servir à un autre agrément.',
          fait: 'est supprimé.',
          isDanger: true,
          send: () => call(definitionEndpoints.deleteAgrement, { params, idempotencyKey: newId() }),
        },
      }}
      onDone={onDone}
    />
  );
}
