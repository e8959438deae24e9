import { invitationEndpoints } from '@asso/contract/association/invitation.endpoints';
import type { InvitationView } from '@asso/contract/association/invitation.schemas';
import { withElision } from '@asso/domain/identifiants/elision';
import { call } from '../../platform/call/call.ts';
import { sayFonction } from '../../referentiel/fonction-dite.ts';
import { Courriel } from '../../ui/Courriel.tsx';
import { actsColumn } from '../../ui/table/acts-column.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { ActeButton } from './ActeButton.tsx';
import { porteeLine, suiviInvitation } from './acces-words.ts';
import type { AccesLu } from './use-acces.ts';

type InvitationsTableProps = { id: string; acces: AccesLu; onChanged: () => Promise<unknown> };

/** The table lists the invited people who have not answered yet. */
export function InvitationsTable({ id, acces, onChanged }: InvitationsTableProps) {
  const { invitations, etablissements } = acces;
  const columns: Column<InvitationView>[] = [
    {
      key: 'email',
      label: 'Adresse',
      isHeader: true,
      cell: ({ email, est_passation }) => (
        <>
          <Courriel adresse={email} />
          {est_passation && <span className="precision">Prendra la suite en acceptant.</span>}
        </>
      ),
    },
    {
      key: 'fonction',
      label: 'Fonction',
      cell: ({ fonction }) => <span className="fonction">{sayFonction(fonction, null)}</span>,
    },
    { key: 'portee', label: 'Accès', cell: (one) => porteeLine(one, etablissements.items) },
    { key: 'suivi', label: 'Invitation', cell: suiviInvitation },
    actsColumn(
      (one) => invitations.rights.manageMembres && <Actes id={id} invitation={one} onChanged={onChanged} />,
    ),
  ];
  return (
    <DataTable
      caption="Invitations envoyées"
      hidesCaption
      columns={columns}
      rows={invitations.items}
      rowId={(one) => one.id}
    />
  );
}

type ActesProps = { id: string; invitation: InvitationView; onChanged: () => Promise<unknown> };

function Actes({ id, invitation, onChanged }: ActesProps) {
  const { email, version } = invitation;
  const change = (action: 'relancer' | 'annuler') => () =>
    call(invitationEndpoints.changeInvitation, {
      query: { id_asso: id, id: invitation.id },
      body: { action },
      ifMatch: version,
    });
  return (
    <div className="actions actions--ligne">
      <ActeButton
        label="Relancer"
        what={email}
        title="Renvoyer l’invitation"
        confirm="Renvoyer"
        act={change('relancer')}
        done={`Invitation renvoyée à ${email}.`}
        onDone={onChanged}
      >
        <p>{email} recevra un nouveau lien, valable 30 jours. L’ancien ne servira plus.</p>
      </ActeButton>
      <ActeButton
        label="Annuler"
        what={`l’invitation ${withElision(email)}`}
        title="Annuler l’invitation"
        confirm="Annuler l’invitation"
        isDanger
        act={change('annuler')}
        done={`L’invitation ${withElision(email)} est annulée.`}
        onDone={onChanged}
      >
        <p>Le lien envoyé à {email} ne servira plus.</p>
      </ActeButton>
    </div>
  );
}
