import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { EtatAnalyse } from '@asso/domain/document/document.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { maskIban } from '@asso/domain/identifiants/nombres-affiches';
import { AnalyseBadge } from '../document/AnalyseBadge.tsx';
import { DocumentLink } from '../document/DocumentLink.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import type { DocumentVu } from './documents-vus.ts';
import { etablissementOptions } from './etablissement-options.ts';
import { RetirerButton } from './RetirerButton.tsx';
import type { CoffreLu } from './use-coffre.ts';

type Given = { id: string; coffre: CoffreLu; onChanged: () => Promise<unknown> };

type DocumentsTableProps = Given & { rows: readonly DocumentVu[] };

export function DocumentsTable({ rows, ...given }: DocumentsTableProps) {
  return (
    <DataTable
      caption="Documents de l’association"
      hidesCaption
      columns={columnsOf(given)}
      rows={rows}
      rowId={({ uuid }) => uuid}
    />
  );
}

/** What the depositor is to do is said beside the badge. */
const Analyse = ({ etat }: { etat: EtatAnalyse }) => (
  <>
    <AnalyseBadge etat={etat} />
    {etat === 'refuse' && (
      <span className="fr-hint-text">Ce fichier contient un virus. Déposez une autre copie.</span>
    )}
  </>
);

/** What a document is, the file, who gave it, what it is worth, and taking it away. */
function columnsOf({ id, coffre, onChanged }: Given): Column<DocumentVu>[] {
  const places = etablissementOptions(coffre.etablissements.items);
  return [
    {
      key: 'type',
      label: 'Document',
      isHeader: true,
      cell: ({ lib_type, isDefault }) => (
        <>
          {lib_type}
          {isDefault && <span className="fr-hint-text">Proposé d’abord dans vos dossiers</span>}
        </>
      ),
    },
    {
      key: 'fichier',
      label: 'Fichier',
      cell: ({ uuid, nom, taille, etat_analyse, commentaire }) => (
        <>
          <DocumentLink uuid={uuid} nom={nom} taille={taille} etat_analyse={etat_analyse} />{' '}
          <Analyse etat={etat_analyse} />
          {commentaire && <span className="fr-hint-text">{commentaire}</span>}
        </>
      ),
    },
    {
      key: 'origine',
      label: 'Origine',
      cell: ({ origine, date_chargement }) => (
        <span className="nombre">
          {origine === 'association' ? 'Association' : origine}, {formatDate(new Date(date_chargement))}
        </span>
      ),
    },
    {
      key: 'valeur',
      label: 'Pour',
      cell: ({ annee_validite, id_siret, iban }) =>
        [
          annee_validite && `Année ${annee_validite}`,
          iban && maskIban(iban),
          places.find(({ value }) => value === id_siret)?.label ?? 'Toute l’association',
        ]
          .filter(Boolean)
          .join(' · '),
    },
    {
      key: 'actes',
      label: 'Actes',
      hidesLabel: true,
      cell: ({ uuid, nom, origine }) =>
        coffre.documents.rights.deposer && origine === 'association' ? (
          <RetirerButton
            what={nom}
            title={`Retirer le document ${nom}`}
            label="Retirer le document"
            row={documentEndpoints.deleteDocument}
            query={{ uuid, id_asso: id }}
            done={`${nom} est retiré de vos documents.`}
            onChanged={onChanged}
          >
            <p>
              Il ne sera plus proposé dans vos dossiers. Ceux où il est déjà joint et qui sont transmis le
              gardent.
            </p>
          </RetirerButton>
        ) : null,
    },
  ];
}
