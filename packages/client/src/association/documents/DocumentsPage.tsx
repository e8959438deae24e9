import { nothingThere } from '../../platform/call/call-problems.ts';
import { ProblemPage } from '../../platform/page/ProblemPage.tsx';
import { useQueryParams, useRouteParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { AccesEnAttente } from '../adhesion/AccesEnAttente.tsx';
import { useAssociationPage } from '../use-association-page.ts';
import { DepotDocuments } from './DepotDocuments.tsx';
import { ListeDocuments } from './ListeDocuments.tsx';
import { SansAssociation } from './SansAssociation.tsx';
import { useCoffre } from './use-coffre.ts';
import '../association.css';

/** Lists the association's documents, or shows the form that deposits new ones when the address says so (`?depot`). */
export function DocumentsPage() {
  const { id, membership } = useAssociationPage();
  if (membership?.etat === 'demandee') return <AccesEnAttente membership={membership} />;
  return id ? <Coffre id={id} /> : <SansAssociation titre="Documents" />;
}

function Coffre({ id }: { id: string }) {
  const isDeposit = useQueryParams().get('depot') !== null;
  const { siret } = useRouteParams();
  const read = useCoffre(id);
  return (
    <ReadPage read={read}>
      {(coffre) =>
        siret && coffre.etablissements.items.every(({ id_siret }) => id_siret !== siret) ? (
          <ProblemPage problem={nothingThere} />
        ) : isDeposit && coffre.documents.rights.deposer ? (
          <DepotDocuments id={id} coffre={coffre} siret={siret} onDeposited={read.reload} />
        ) : (
          <ListeDocuments id={id} coffre={coffre} siret={siret} onChanged={read.reload} />
        )
      }
    </ReadPage>
  );
}
