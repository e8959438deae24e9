import { invitationEndpoints } from '@asso/contract/association/invitation.endpoints';
import type { InvitationRecue } from '@asso/contract/association/invitation.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { pageAfterAdhesion } from '../../platform/draft/brouillon-sans-compte.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { go } from '../../platform/page/navigation.ts';
import { actFor } from '../../platform/session/acting-for.ts';
import { notify } from '../../platform/session/announcements.ts';
import { loadUser } from '../../platform/session/session.ts';
import { sayFonction } from '../../referentiel/fonction-dite.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ActeButton } from '../acces/ActeButton.tsx';
import { porteeInvitation } from './invitation-words.ts';

type InvitationCardProps = { invitation: InvitationRecue; onAnswered: () => Promise<unknown> };

/** The card says what is offered, by whom and until when, and holds the two answers. */
export function InvitationCard({ invitation, onAnswered }: InvitationCardProps) {
  const { id, association, par, fonction, expire_le, est_passation } = invitation;
  const [error, setError] = useState<string | null>(null);
  const answer = (reponse: 'accepter' | 'refuser', motif?: string) =>
    call(invitationEndpoints.answerInvitation, { body: { invitation: { id }, reponse, motif } });
  const accept = async () => {
    const outcome = await answer('accepter');
    if (!outcome.ok) return setError(outcome.problem.message);
    wantHeadingFocus();
    const user = await loadUser({ again: true });
    const membership = user?.associations.find((one) => one.id_association === association.id);
    if (membership) actFor(membership);
    notify('succes', `Invitation acceptée : vous pouvez ${porteeInvitation(invitation)}.`);
    go(pageAfterAdhesion());
  };
  return (
    <li className="cadre fiche">
      <h2 className="fiche__titre">{association.nom}</h2>
      <p>
        {par} vous invite pour {porteeInvitation(invitation)}, avec la fonction :{' '}
        {sayFonction(fonction, null)}.
      </p>
      {est_passation && (
        <p>Cette personne vous passe la main : son accès prendra fin quand vous accepterez.</p>
      )}
      <p>
        Répondez avant le <span className="nombre">{formatDate(new Date(expire_le))}</span>.
      </p>
      {error && <Notice tone="erreur" title={error} />}
      <div className="actions">
        <ActionButton isSmall onPress={accept} busyText="Ouverture de votre accès…">
          Accepter l’invitation
        </ActionButton>
        <ActeButton
          label="Refuser"
          what={`l’invitation ${withElision(par)}`}
          title="Refuser l’invitation"
          confirm="Refuser"
          isDanger
          motif="facultatif"
          act={(motif) => answer('refuser', motif)}
          done="Invitation refusée."
          onDone={async () => {
            await onAnswered();
            go('/invitation', { replace: true });
          }}
        >
          <p>Un courriel le dira à {par}.</p>
        </ActeButton>
      </div>
    </li>
  );
}
