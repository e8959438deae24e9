import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { ReadPart } from '../platform/page/ReadPart.tsx';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useSignedInUser } from '../platform/session/session.ts';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import { DemandeSiretCard, type DemandeSiretItem } from './DemandeSiretCard.tsx';
import { commencerHref } from './siret-href.ts';
import '../dossier/dossier.css';

const shownAtMost = 20;

/** « Où en sont nos demandes ? » The newest comes first. */
export function DemandesSiretPage() {
  const params = useQueryParams();
  const read = useRead(demandeSiretEndpoints.listDemandesSiret, {
    query: { limit: shownAtMost, cursor: params.get('page') ?? undefined },
  });
  return (
    <div className="page">
      <PageHeading titre="Demandes de SIRET" chapo="Où en est chaque demande de SIRET de vos associations." />
      <ReadPart read={read}>
        {({ items, next, previous }) => (
          <>
            <Liste items={items as DemandeSiretItem[]} />
            <Pager
              onPrevious={previous ? () => params.set({ page: previous }) : null}
              onNext={next ? () => params.set({ page: next }) : null}
            />
          </>
        )}
      </ReadPart>
    </div>
  );
}

function Liste({ items }: { items: readonly DemandeSiretItem[] }) {
  const { associations } = useSignedInUser();
  const acting = useActingFor();
  if (items.length === 0) {
    return (
      <EmptyState
        fact="Aucune demande de SIRET pour l’instant."
        why="Il faut un SIRET pour recevoir une subvention."
        action={
          acting?.id_siret === null && (
            <AppLink className="fr-btn" href={commencerHref(acting.id_rna ?? acting.id_association)}>
              Obtenir un SIRET
            </AppLink>
          )
        }
      />
    );
  }
  return (
    <ul className="liste-nue cartes">
      {items.map((demande) => (
        <DemandeSiretCard
          key={demande.id}
          demande={demande}
          isFirst={demande === items.find(({ rights }) => rights.edit)}
          showsAssociation={associations.length !== 1}
        />
      ))}
    </ul>
  );
}
