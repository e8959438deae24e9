import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import type { MaDemande } from '@asso/contract/association/acces.schemas';
import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import type { ReactNode } from 'react';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { DemandeSuivie } from './DemandeSuivie.tsx';

type AccesEnAttenteProps = { membership: UserAssociation; heading?: ReactNode };

/** Replaces every page of the association while an access request awaits its answer: nothing private is open yet. */
export function AccesEnAttente({ membership, heading }: AccesEnAttenteProps) {
  const read = useRead(accesEndpoints.listMesDemandes, {});
  return (
    <ReadPage read={read}>
      {({ items }) => {
        const demande = items.find((one) => isOf(one, membership));
        return demande ? (
          <DemandeSuivie demande={demande} heading={heading} onChanged={read.reload} />
        ) : (
          <EmptyState fact="Cette demande a déjà reçu une réponse." />
        );
      }}
    </ReadPage>
  );
}

const waiting: readonly MaDemande['phase'][] = ['gestionnaires', 'desaccord', 'preuve', 'administration'];

const isOf = ({ association, id_siret, phase }: MaDemande, membership: UserAssociation): boolean =>
  waiting.includes(phase) &&
  association.id === membership.id_association &&
  (membership.type === 'etablissement') === (id_siret !== null) &&
  (id_siret === null || id_siret === membership.id_siret);
