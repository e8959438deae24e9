import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { etatsAnalyse } from '@asso/domain/document/document.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { hasApercu } from '../../document/VoirDocument.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { holdPlace, pieceParam, viewPieceId } from '../piece/piece-ouverte.ts';

type Pieces = DossierSubventionView['pieces'];

/** Lists the pieces with what was asked, the joined file and the result of its analysis. */
export const ServicePieces = ({ pieces }: { pieces: Pieces }) =>
  pieces.length === 0 ? (
    <EmptyState fact="Cette subvention ne demande aucune pièce." />
  ) : (
    <DataTable
      caption="Pièces du dossier"
      hidesCaption
      columns={columns}
      rows={pieces}
      rowId={({ code }) => code}
    />
  );

const columns: Column<Pieces[number]>[] = [
  {
    key: 'piece',
    label: 'Pièce',
    isHeader: true,
    cell: ({ label, obligatoire }) => `${label}${obligatoire ? '' : ' (facultative)'}`,
  },
  {
    key: 'fichier',
    label: 'Fichier',
    cell: ({ code, document, obligatoire }) => {
      if (!document) return obligatoire ? <strong>Manquante</strong> : <UnknownValue />;
      return (
        <>
          <DocumentLink {...document} /> {hasApercu(document) && <Voir code={code} nom={document.nom} />}
        </>
      );
    },
  },
  {
    key: 'analyse',
    label: 'Antivirus',
    cell: ({ document }) => (document ? analyseSaid(document.etat_analyse) : <UnknownValue />),
  },
  {
    key: 'depose',
    label: 'Déposée le',
    cell: ({ document }) =>
      document ? (
        <span className="nombre">{formatDate(new Date(document.date_chargement))}</span>
      ) : (
        <UnknownValue />
      ),
  },
];

/** A link that opens the piece beside the dossier; its address is the one of the dossier with this piece. */
function Voir({ code, nom }: { code: string; nom: string }) {
  const params = useQueryParams();
  return (
    <AppLink
      id={viewPieceId(code)}
      className="fr-btn fr-btn--tertiary fr-btn--sm"
      href={params.href({ [pieceParam]: code })}
      isBeside
      onClick={() => holdPlace(code)}
    >
      Voir<span className="invisible"> {nom}</span>
    </AppLink>
  );
}

const analyseSaid = (etat: string): string =>
  Object.entries(etatsAnalyse).find(([code]) => code === etat)?.[1] ?? etat;
