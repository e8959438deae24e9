import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import type { MaDemande } from '@asso/contract/association/acces.schemas';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useRouteParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { DemandeLien } from './DemandeLien.tsx';
import { DemandeSuivie } from './DemandeSuivie.tsx';
import '../association.css';

/**
 * Shows where a request for access stands, whatever the answer; without an id in the address, lists the person's
 * requests.
 */
export function DemandePage() {
  const { id } = useRouteParams();
  const read = useRead(accesEndpoints.listMesDemandes, {});
  return (
    <ReadPage read={read}>
      {({ items }) => {
        const one = items.find((demande) => demande.id === id);
        return one ? <DemandeSuivie demande={one} onChanged={read.reload} /> : <MesDemandes items={items} />;
      }}
    </ReadPage>
  );
}

const MesDemandes = ({ items }: { items: readonly MaDemande[] }) => (
  <div className="page colonne-texte">
    <PageHeading titre="Mes demandes d’accès" />
    {items.length === 0 ? (
      <EmptyState
        fact="Vous n’avez demandé aucun accès."
        action={
          <AppLink className="fr-btn" href="/ajout-association/choix-association">
            Ajouter une association
          </AppLink>
        }
      />
    ) : (
      <ul className="liste-nue fiches">
        {items.map((one) => (
          <DemandeLien key={one.id} demande={one} />
        ))}
      </ul>
    )}
  </div>
);
