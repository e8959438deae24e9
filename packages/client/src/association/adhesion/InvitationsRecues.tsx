import { invitationEndpoints } from '@asso/contract/association/invitation.endpoints';
import { useRead } from '../../platform/use-read.ts';
import { InvitationCard } from './InvitationCard.tsx';

/** Before the person searches for an association, this shows whether somebody has already invited them. */
export function InvitationsRecues() {
  const read = useRead(invitationEndpoints.listMesInvitations, {});
  if (read.state !== 'lu' || read.value.items.length === 0) return null;
  return (
    <section className="pile pile--serree" aria-label="Invitations reçues">
      <ul className="liste-nue fiches">
        {read.value.items.map((one) => (
          <InvitationCard key={one.id} invitation={one} onAnswered={read.reload} />
        ))}
      </ul>
    </section>
  );
}
