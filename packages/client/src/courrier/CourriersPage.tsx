import type { ModeleView } from '@asso/contract/courrier/courrier.schemas';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import { naturesCourrier } from '@asso/domain/courrier/natures-courrier.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { EtatModele } from './EtatModele.tsx';
import { ModelePage } from './ModelePage.tsx';
import { modeleHref, modeleParam, nouveau } from './modele-href.ts';

/** Lists the letter templates of the service, or shows the one named in the address. */
export function CourriersPage() {
  const asked = useQueryParams().get(modeleParam);
  const read = useRead(modeleCourrierEndpoints.listModeles, {});
  return (
    <ReadPage read={read}>
      {({ modeles, services }) =>
        asked === null ? (
          <Liste modeles={modeles} canWrite={services.length > 0} />
        ) : (
          <ModelePage key={asked} id={asked === nouveau ? null : asked} services={services} />
        )
      }
    </ReadPage>
  );
}

type ListeProps = { modeles: readonly ModeleView[]; canWrite: boolean };

function Liste({ modeles, canWrite }: ListeProps) {
  const many = new Set(modeles.map(({ service }) => service.id)).size > 1;
  const create = canWrite && (
    <AppLink className="fr-btn" href={modeleHref(nouveau)}>
      Écrire un modèle
    </AppLink>
  );
  return (
    <div className="page">
      <PageHeading
        titre="Lettres et conventions"
        fil={[{ label: 'Mon jour', href: '/instructeur' }]}
        aide="instruction"
        chapo="Les modèles dont partent les lettres de vos décisions. Une version publiée ne change plus."
        actions={modeles.length > 0 && create}
      />
      {modeles.length === 0 ? (
        <EmptyState
          fact="Aucun modèle pour l’instant."
          why={
            canWrite
              ? 'Une décision part alors sans lettre.'
              : 'Le compte du service et son administrateur les écrivent.'
          }
          action={create}
        />
      ) : (
        <DataTable
          caption="Modèles de lettres"
          hidesCaption
          columns={columns.filter(({ key }) => many || key !== 'service')}
          rows={modeles}
          rowId={({ id }) => id}
        />
      )}
    </div>
  );
}

const columns: Column<ModeleView>[] = [
  {
    key: 'nom',
    label: 'Modèle',
    isHeader: true,
    cell: ({ id, contenu }) => <AppLink href={modeleHref(id)}>{contenu.nom}</AppLink>,
  },
  { key: 'nature', label: 'Pour', cell: ({ contenu }) => naturesCourrier[contenu.nature] },
  { key: 'service', label: 'Service', cell: ({ service }) => service.nom },
  { key: 'etat', label: 'État', cell: (modele) => <EtatModele modele={modele} /> },
  {
    key: 'le',
    label: 'Modifié',
    cell: ({ modifie_le }) => <span className="nombre">{formatDate(new Date(modifie_le))}</span>,
  },
];
