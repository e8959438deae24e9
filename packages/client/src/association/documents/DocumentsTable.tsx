import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import {
  type ChoixCritere,
  choixDocumentRule,
  critereReasons,
} from '@asso/domain/document/choix-document.rules';
import { origineWords } from '@asso/domain/document/document.rules';
import { retraitSuites } from '@asso/domain/document/retrait.words';
import { sayValidite } from '@asso/domain/document/validite.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { maskIban } from '@asso/domain/identifiants/nombres-affiches';
import { Suspense, useState } from 'react';
import { AnalyseBadge } from '../../document/AnalyseBadge.tsx';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { DocumentDialog } from '../../document/document-dialog.ts';
import { ValiditeBadge } from '../../document/ValiditeBadge.tsx';
import { hasApercu, VoirDocument } from '../../document/VoirDocument.tsx';
import { now } from '../../platform/clock.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { actsColumn } from '../../ui/table/acts-column.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { RowActs } from '../../ui/table/RowActs.tsx';
import { nomEtablissement } from '../adhesion/association-trouvee.ts';
import { RetirerDialog } from '../collection/RetirerDialog.tsx';
import { papierRibHref } from '../fiche/fiche-href.ts';
import { DocumentUsages } from './DocumentUsages.tsx';
import type { DocumentVu } from './documents-vus.ts';
import type { CoffreRead } from './use-coffre.ts';

type Given = { id: string; coffre: CoffreRead; onChanged: () => Promise<unknown> };

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

/** The columns say what a document is, its file, its end date, where it is used and what can be done with it. */
function columnsOf(given: Given): Column<DocumentVu>[] {
  return [
    {
      key: 'type',
      label: 'Papier',
      isHeader: true,
      cell: ({ lib_type, defaut }) => (
        <>
          {lib_type}
          {defaut && <ParDefaut pourquoi={defaut.pourquoi} />}
        </>
      ),
    },
    { key: 'fichier', label: 'Fichier', cell: (document) => <Fichier document={document} /> },
    {
      key: 'validite',
      label: 'Valable',
      cell: (document) => <Validite document={document} coffre={given.coffre} />,
    },
    { key: 'usages', label: 'Sert dans', cell: (document) => <DocumentUsages document={document} /> },
    actsColumn((document) => <Actes document={document} {...given} />),
  ];
}

function Fichier({ document }: { document: DocumentVu }) {
  const { origine, date_chargement, etat_analyse, commentaire } = document;
  return (
    <>
      <DocumentLink {...document} /> <AnalyseBadge etat={etat_analyse} />
      {etat_analyse === 'refuse' && (
        <span className="fr-hint-text">Ce fichier contient un virus. Déposez une autre copie.</span>
      )}
      {etat_analyse === 'en_cours' && <span className="fr-hint-text">Pas encore utilisable</span>}
      <span className="fr-hint-text">
        {origineWords[origine]}, <span className="nombre">{formatDate(new Date(date_chargement))}</span>
      </span>
      {commentaire && <span className="fr-hint-text">{commentaire}</span>}
    </>
  );
}

function Validite({ document, coffre }: { document: DocumentVu; coffre: CoffreRead }) {
  const { expire_le, id_siret, iban } = document;
  const { items } = coffre.etablissements;
  const place = items.length > 1 ? items.find((one) => one.id_siret === id_siret) : undefined;
  const badge = <ValiditeBadge expire_le={expire_le} />;
  const isSaid = document.validite === 'bientot' || document.validite === 'perime';
  const more = [iban && maskIban(iban), place && nomEtablissement(place)];
  return (
    <>
      {isSaid ? badge : sayValidite(document, now())}
      {more.filter(Boolean).map((one) => (
        <span key={String(one)} className="fr-hint-text">
          {one}
        </span>
      ))}
    </>
  );
}

/** The actions on a document; one that comes from a register can be neither replaced nor removed. */
function Actes({ document, id, coffre, onChanged }: Given & { document: DocumentVu }) {
  const params = useQueryParams();
  const [isRemoving, setIsRemoving] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  const { uuid, nom, origine, etat_analyse, type, iban, validite } = document;
  const isOwn = coffre.documents.rights.deposer && origine === 'association';
  const isServed = etat_analyse !== 'refuse';
  const remplacer = {
    label: 'Remplacer',
    of: nom,
    href: params.href({ depot: '1', remplace: uuid, type: null }),
    onPress: wantHeadingFocus,
  };
  // A document that expires soon gets the button « Remplacer »; any other gets « Voir ».
  const isEnding = isOwn && isServed && (validite === 'bientot' || validite === 'perime');
  const isUnread = type === 'RIB' && !iban && isServed && coffre.documents.rights.editRib;
  return (
    <>
      <RowActs
        of={nom}
        first={!isEnding && hasApercu(document) && <VoirDocument {...document} />}
        isFolded
        acts={[
          ...(isOwn && isServed ? [remplacer] : []),
          ...(isEnding && hasApercu(document)
            ? [{ label: 'Voir', of: nom, onPress: () => setIsSeen(true) }]
            : []),
          ...(isUnread
            ? [
                {
                  label: 'Lire ce RIB',
                  of: nom,
                  href: papierRibHref(id, uuid),
                  onPress: wantHeadingFocus,
                },
              ]
            : []),
          ...(isOwn
            ? [{ label: 'Retirer de nos papiers', of: nom, onPress: () => setIsRemoving(true) }]
            : []),
        ]}
      />
      <Suspense>{isSeen && <DocumentDialog {...document} onClose={() => setIsSeen(false)} />}</Suspense>
      {isRemoving && (
        <RetirerDialog
          title={`Retirer le document ${nom}`}
          label="Retirer le document"
          row={documentEndpoints.deleteDocument}
          query={{ uuid, id_asso: id }}
          done={`${nom} est retiré de vos documents.`}
          onChanged={onChanged}
          onClose={() => setIsRemoving(false)}
        >
          {retraitSuites(document.usages).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </RetirerDialog>
      )}
    </>
  );
}

/** Marks, among several documents of a type, the one that a dossier takes by default, and says why. */
const ParDefaut = ({ pourquoi }: { pourquoi: ChoixCritere | null }) => (
  <>
    <span className="fr-hint-text fr-icon-check-line fr-icon--sm">Utilisé par défaut</span>
    <details className="plis coffre__plis">
      <summary>Pourquoi celui-ci ?</summary>
      <p>
        {pourquoi && <>{critereReasons[pourquoi]} </>}
        {choixDocumentRule}
      </p>
    </details>
  </>
);
