import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { SubventionAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { call } from '../../platform/call/call.ts';
import { newId } from '../../ui/page/new-id.ts';
import { OffreActes } from '../offre/OffreActes.tsx';
import { campagneHref } from './campagne-href.ts';
import { subventionCode } from './nouvelle-subvention.ts';

type SubventionActesProps = { subvention: SubventionAdministree; onDone: () => void };

export function SubventionActes({ subvention, onDone }: SubventionActesProps) {
  const { id, titre, code, etat, rights, version } = subvention;
  const params = { id };
  const activate = (active: boolean) => () =>
    call(campagneEndpoints.updateSubvention, { params, body: { active }, ifMatch: version });
  return (
    <OffreActes
      of={titre}
      // A published subvention must be withdrawn before it is deleted, so it has no « Supprimer ».
      rights={{ ...rights, delete: rights.delete === true && etat !== 'publiee' }}
      copie={{
        name: `subvention-copie-${id}`,
        code: subventionCode,
        label: 'Dupliquer la campagne',
        reprise: 'Questions, pièces, services et dates',
        done: 'Subvention dupliquée',
        send: (code, idempotencyKey) =>
          call(campagneEndpoints.duplicateSubvention, { params, body: { code }, idempotencyKey }),
        hrefOf: (made) => campagneHref(made.id, { rubrique: 'calendrier' }),
      }}
      actes={{
        activate: {
          mot: 'Rouvrir',
          suite: 'Les associations la retrouveront, et pourront la demander entre ses dates.',
          fait: 'est de nouveau proposée.',
          send: activate(true),
        },
        deactivate: {
          mot: 'Fermer',
          bouton: 'Fermer la subvention',
          suite:
            'Les associations ne la trouveront plus et ne pourront plus la demander. Ses dossiers restent et s’instruisent comme avant.',
          fait: 'n’est plus proposée.',
          send: activate(false),
        },
        delete: {
          mot: 'Supprimer',
          bouton: 'Supprimer la subvention',
          suite: `Aucun dossier n’a été commencé. Son brouillon et ses versions ne seront plus accessibles, et le code ${code} pourra servir à une autre.`,
          fait: 'est supprimée.',
          isDanger: true,
          send: () => call(campagneEndpoints.deleteSubvention, { params, idempotencyKey: newId() }),
        },
      }}
      onDone={onDone}
    />
  );
}
