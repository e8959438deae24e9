import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { AccesEnAttente } from '../adhesion/AccesEnAttente.tsx';
import { useAssociationPage } from '../use-association-page.ts';
import { InviterForm } from './InviterForm.tsx';
import { PersonnesEtAcces } from './PersonnesEtAcces.tsx';
import { useAcces } from './use-acces.ts';
import '../association.css';

/**
 * Lists the people who may act for the association, or opens the invitation form when the address says so (`?inviter`).
 */
export function AccesPage() {
  const { id, membership } = useAssociationPage();
  if (membership?.etat === 'demandee') return <AccesEnAttente membership={membership} />;
  return id && <Acces id={id} />;
}

function Acces({ id }: { id: string }) {
  const isInviting = useQueryParams().get('inviter') !== null;
  const read = useAcces(id);
  return (
    <ReadPage read={read}>
      {(acces) =>
        isInviting && acces.membres.rights.manageMembres ? (
          <InviterForm id={id} acces={acces} onInvited={read.reload} />
        ) : (
          <PersonnesEtAcces id={id} acces={acces} onChanged={read.reload} />
        )
      }
    </ReadPage>
  );
}
