import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useAnalyseLive } from '../document/use-analyse-live.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { wantHeadingFocus } from '../platform/heading-focus.ts';
import { here } from '../platform/navigation.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { useQueryParams } from '../platform/query-params.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { DocumentsTable } from './DocumentsTable.tsx';
import { documentsVus, typesOf } from './documents-vus.ts';
import type { CoffreLu } from './use-coffre.ts';
import '../ui/fields.css';

type ListeDocumentsProps = {
  id: string;
  coffre: CoffreLu;
  siret: string | undefined;
  onChanged: () => Promise<unknown>;
};

const filteredAbove = 5;

export function ListeDocuments({ id, coffre, siret, onChanged }: ListeDocumentsProps) {
  const params = useQueryParams();
  const { items, rights } = coffre.documents;
  useAnalyseLive(items, onChanged);
  const types = typesOf(items);
  const type = types.find(({ value }) => value === params.get('type'))?.value ?? null;
  const rows = documentsVus(items, { type, siret });
  const deposit = rights.deposer && (
    <AppLink className="fr-btn" href={`${here().split('?')[0] ?? ''}?depot=1`} onClick={wantHeadingFocus}>
      Déposer des documents
    </AppLink>
  );
  return (
    <div className="page">
      <PageHeading
        titre="Documents"
        objet={coffre.identite.association.nom}
        aide="document"
        chapo="Déposez une fois, utilisez partout."
        actions={items.length > 0 && deposit}
      />
      {items.length > filteredAbove && (
        <div className="colonne-texte">
          <SelectControl
            id="filtre-type"
            label="Type de document"
            value={type}
            options={types}
            onChange={(value) => params.set({ type: typeof value === 'string' ? value : null })}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState
          fact="Aucun document pour l’instant."
          why="Statuts, RIB, comptes annuels : ils serviront à tous vos dossiers."
          action={deposit}
        />
      ) : (
        <div className="pile">
          <p role="status">{count(rows.length, 'document', 'documents')}</p>
          <DocumentsTable id={id} coffre={coffre} onChanged={onChanged} rows={rows} />
        </div>
      )}
    </div>
  );
}
