import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import type { MaDemande } from '@asso/contract/association/acces.schemas';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { loadUser } from '../../platform/session/session.ts';
import { ActeButton } from './ActeButton.tsx';

type RenoncerButtonProps = { demande: MaDemande; onDone: () => Promise<unknown> };

/** The person cancels a request that awaits its answer; the request keeps its page. */
export const RenoncerButton = ({ demande: { id, association, id_siret }, onDone }: RenoncerButtonProps) => (
  <ActeButton
    label="Annuler ma demande"
    what={`pour ${association.nom}`}
    title="Annuler votre demande d’accès"
    confirm="Annuler ma demande"
    isDanger
    act={() =>
      call(accesEndpoints.exitAssociation, {
        params: { authId: 'moi' },
        query: { idAsso: id_siret ?? association.id },
        body: { demande_seule: true },
      })
    }
    done="Votre demande d’accès est annulée."
    onDone={async () => {
      // This must come first, because the association's page closes together with the request.
      go(`/user/demandes-acces/${id}`, { replace: true });
      await loadUser({ again: true });
      await onDone();
    }}
  >
    <p>Vous pourrez en faire une autre plus tard : les preuves jointes y serviront.</p>
  </ActeButton>
);
