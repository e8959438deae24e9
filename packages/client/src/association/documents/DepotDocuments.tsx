import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import type { CoffreDocument } from '@asso/contract/document/document.schemas';
import type { DocumentDeclare } from '@asso/domain/document/document.fields';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';
import { useState } from 'react';
import { DepotForm } from '../../document/DepotForm.tsx';
import { ModelesDocument } from '../../document/ModelesDocument.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { here } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { etablissementOptions } from '../adhesion/etablissement-options.ts';
import type { CoffreRead } from './use-coffre.ts';

type DepotDocumentsProps = {
  id: string;
  coffre: CoffreRead;
  /** The SIRET of the establishment, on its page. */
  siret: string | undefined;
  onDeposited: () => unknown;
};

/**
 * Deposits documents. The address may give their type and year, the document they replace, or the id of the RIB they
 * show, but never its number.
 */
export function DepotDocuments(props: DepotDocumentsProps) {
  const params = useQueryParams();
  const rib = params.get('rib');
  const ribs = useRead(collectionCalls.ribs.list, rib ? { query: { id_asso: props.id } } : null);
  const type = typesDocuments.find(({ value }) => value === params.get('type'))?.value;
  const annee = Number(params.get('annee')) || undefined;
  const known: DocumentDeclare = { type, annee_validite: annee, id_siret: props.siret };
  // Once replaced, the old document is no longer in the list, so it is remembered here.
  const [replaced] = useState(() =>
    props.coffre.documents.items.find(({ uuid }) => uuid === params.get('remplace')),
  );
  if (replaced) return <Depot {...props} known={knownOf(replaced)} replaced={replaced} />;
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

/** Returns what a new version shares with the old document: its type and its place. Its year is asked again. */
const knownOf = ({ type, id_siret, iban }: CoffreDocument): DocumentDeclare => ({
  type: typesDocuments.find(({ value }) => value === type)?.value,
  id_siret: id_siret ?? undefined,
  iban: iban ?? undefined,
});

type DepotProps = DepotDocumentsProps & { known: DocumentDeclare; replaced?: CoffreDocument };

function Depot({ id, coffre, known, replaced: old, onDeposited }: DepotProps) {
  const href = here().split('?')[0] ?? '';
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre={old ? `Remplacer ${old.nom}` : 'Déposer des documents'}
        objet={coffre.identite.association.nom}
        fil={[{ label: 'Documents', href }]}
        aide="document"
        chapo={
          old
            ? 'Les dossiers pas encore transmis prendront la nouvelle version ; ceux qui le sont gardent l’ancienne.'
            : 'Déposez une fois, utilisez dans tous vos dossiers.'
        }
      />
      {known.type && <ModelesDocument nature={known.type} />}
      <DepotForm
        idProprietaire={id}
        known={known}
        etablissements={etablissementOptions(coffre.etablissements.items)}
        rights={coffre.documents.rights}
        remplace={old?.uuid}
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
