import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import type { DocumentDeclare } from '@asso/domain/document/document.fields';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';
import { DepotForm } from '../document/DepotForm.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { wantHeadingFocus } from '../platform/heading-focus.ts';
import { here } from '../platform/navigation.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { useQueryParams } from '../platform/query-params.ts';
import { ReadPage } from '../platform/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { etablissementOptions } from './etablissement-options.ts';
import type { CoffreLu } from './use-coffre.ts';

type DepotDocumentsProps = {
  id: string;
  coffre: CoffreLu;
  /** The establishment of the page, when it is that of one. */
  siret: string | undefined;
  onDeposited: () => unknown;
};

/** What the address already says of the files: their type, or the RIB they show, never its number. */
export function DepotDocuments(props: DepotDocumentsProps) {
  const params = useQueryParams();
  const rib = params.get('rib');
  const ribs = useRead(collectionCalls.ribs.list, rib ? { query: { id_asso: props.id } } : null);
  const type = typesDocuments.find(({ value }) => value === params.get('type'))?.value;
  const known: DocumentDeclare = { type, id_siret: props.siret };
  if (!rib) return <Depot {...props} known={known} />;
  return (
    <ReadPage read={ribs}>
      {({ items }) => {
        const { iban, id_siret } = items.find((one) => one.id === rib) ?? {};
        return <Depot {...props} known={{ ...known, iban, id_siret: id_siret ?? known.id_siret }} />;
      }}
    </ReadPage>
  );
}

function Depot({ id, coffre, known, onDeposited }: DepotDocumentsProps & { known: DocumentDeclare }) {
  const href = here().split('?')[0] ?? '';
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Déposer des documents"
        objet={coffre.identite.association.nom}
        fil={[{ label: 'Documents', href }]}
        aide="document"
        chapo="Déposez une fois, utilisez dans tous vos dossiers."
      />
      <DepotForm
        idProprietaire={id}
        known={known}
        etablissements={etablissementOptions(coffre.etablissements.items)}
        rights={coffre.documents.rights}
        onDeposited={onDeposited}
      />
      <p>
        <AppLink className="fr-btn fr-btn--secondary" href={href} onClick={wantHeadingFocus}>
          Voir tous les documents
        </AppLink>
      </p>
    </div>
  );
}
