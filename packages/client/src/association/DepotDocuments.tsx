import { documentFields } from '@asso/domain/document/document.fields';
import { DepotForm } from '../document/DepotForm.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { wantHeadingFocus } from '../platform/heading-focus.ts';
import { here } from '../platform/navigation.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { useQueryParams } from '../platform/query-params.ts';
import type { CoffreLu } from './DocumentsPage.tsx';
import { etablissementOptions } from './etablissement-options.ts';

type DepotDocumentsProps = {
  id: string;
  coffre: CoffreLu;
  /** The establishment of the page, when it is that of one. */
  siret: string | undefined;
  onDeposited: () => unknown;
};

export function DepotDocuments({ id, coffre, siret, onDeposited }: DepotDocumentsProps) {
  const params = useQueryParams();
  const href = here().split('?')[0] ?? '';
  const known = Object.fromEntries(
    Object.keys(documentFields).flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
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
        known={{ ...(siret ? { id_siret: siret } : {}), ...known }}
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
