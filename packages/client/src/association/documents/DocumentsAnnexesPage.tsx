import type { EtablissementView } from '@asso/contract/association/association.schemas';
import type { CoffreDocument } from '@asso/contract/document/document.schemas';
import { findValidite } from '@asso/domain/document/validite.rules';
import { count, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { AccesEnAttente } from '../adhesion/AccesEnAttente.tsx';
import { nomEtablissement } from '../adhesion/association-trouvee.ts';
import { documentsHref } from '../fiche/fiche-href.ts';
import { useAssociationPage } from '../use-association-page.ts';
import { SansAssociation } from './SansAssociation.tsx';
import { useCoffre } from './use-coffre.ts';

/** Shows the documents of the secondary establishments, one line for each establishment. */
export function DocumentsAnnexesPage() {
  const { id, membership } = useAssociationPage();
  if (membership?.etat === 'demandee') return <AccesEnAttente membership={membership} />;
  return id ? <Annexes id={id} /> : <SansAssociation titre={titre} />;
}

const titre = 'Documents des établissements secondaires';

function Annexes({ id }: { id: string }) {
  const read = useCoffre(id);
  return (
    <ReadPage read={read}>
      {({ identite, etablissements, documents }) => {
        const rows = etablissements.items
          .filter(({ est_siege }) => !est_siege)
          .map((one) => ({
            ...one,
            documents: documents.items.filter(({ id_siret }) => id_siret === one.id_siret),
          }));
        return (
          <div className="page">
            <PageHeading
              titre={titre}
              objet={identite.association.nom}
              fil={[{ label: 'Documents', href: documentsHref(id) }]}
              aide="document"
              chapo="Ce que chaque établissement a déposé ; ceux de toute l’association lui servent aussi."
            />
            {rows.length === 0 ? (
              <EmptyState
                fact="Aucun établissement secondaire."
                why="Les registres n’en connaissent pas."
                action={<AppLink href={documentsHref(id)}>Voir les documents de l’association</AppLink>}
              />
            ) : (
              <DataTable
                caption="Établissements secondaires"
                hidesCaption
                columns={columnsOf(id)}
                rows={rows}
                rowId={({ id_siret }) => id_siret}
              />
            )}
          </div>
        );
      }}
    </ReadPage>
  );
}

type Annexe = EtablissementView & { documents: readonly CoffreDocument[] };

const columnsOf = (id: string): Column<Annexe>[] => [
  {
    key: 'etablissement',
    label: 'Établissement',
    isHeader: true,
    cell: (one) => (
      <>
        <AppLink href={`${documentsHref(id)}/etablissement-secondaire/${one.id_siret}`}>
          {nomEtablissement(one)}
        </AppLink>
        <span className="fr-hint-text nombre">
          {formatSiret(one.id_siret)}
          {!one.actif && ' · fermé'}
        </span>
      </>
    ),
  },
  {
    key: 'documents',
    label: 'Ses documents',
    cell: ({ documents }) => count(documents.length, 'document', 'documents'),
  },
  { key: 'validite', label: 'À renouveler', cell: ({ documents }) => aRenouveler(documents) },
];

/** Returns what to renew: « 1 périmé, 2 expirent bientôt ». */
function aRenouveler(documents: readonly CoffreDocument[]): string {
  const having = (validite: string) =>
    documents.filter((one) => findValidite(one, now()) === validite).length;
  const said = [
    having('perime') > 0 && count(having('perime'), 'périmé', 'périmés'),
    having('bientot') > 0 && count(having('bientot'), 'expire bientôt', 'expirent bientôt'),
  ].filter(Boolean);
  return said.length > 0 ? said.join(', ') : 'Rien';
}
