import type { PaiementView } from '@asso/contract/paiement/paiement.schemas';
import { formatDate, formatDay } from '@asso/domain/identifiants/dates-affichees';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import type { ActionPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { motsPaiement, nomsNatures } from '@asso/domain/paiement/paiement.words';
import { actsColumn } from '../ui/table/acts-column.ts';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { RowActs } from '../ui/table/RowActs.tsx';
import { EtatPaiementBadge } from './EtatPaiementBadge.tsx';
import { type SuiteLecteur, saySuiteFor } from './suite-lue.ts';

type PaiementsTableProps = {
  items: readonly PaiementView[];
  onAct: (paiement: PaiementView, action: ActionPaiement) => void;
  /** The side that reads the table, and the name of the service that pays. */
  lecteur: SuiteLecteur;
};

/** Lists the payments, the latest first, each with the acts allowed on it. */
export function PaiementsTable({ items, onAct, lecteur }: PaiementsTableProps) {
  const hasMoves = items.some(({ moves }) => moves.length > 0);
  const columns: Column<PaiementView>[] = [
    {
      key: 'demande',
      label: 'Demande de paiement',
      isHeader: true,
      cell: ({ nature, cree_le }) => `${nomsNatures[nature]} du ${formatDate(new Date(cree_le))}`,
    },
    { key: 'montant', label: 'Montant', isNumber: true, cell: ({ montant }) => formatEurosCents(montant) },
    {
      // What was paid, and by whom, stands under the state: beside it, the acts would not fit in the width of a dossier.
      key: 'etat',
      label: 'État',
      cell: (paiement) => (
        <>
          <EtatPaiementBadge etat={paiement.etat} />
          <Precisions paiement={paiement} lecteur={lecteur} />
        </>
      ),
    },
    ...(hasMoves
      ? [
          actsColumn((paiement: PaiementView) => (
            <RowActs
              isFolded
              of={nameOf(paiement)}
              acts={paiement.moves.map((action) => ({
                label: motsPaiement[action].verbe,
                of: nameOf(paiement),
                onPress: () => onAct(paiement, action),
              }))}
            />
          )),
        ]
      : []),
  ];
  return (
    <DataTable
      caption="Demandes de paiement"
      hidesCaption
      columns={columns}
      rows={items}
      rowId={({ id }) => id}
    />
  );
}

function Precisions({ paiement, lecteur }: { paiement: PaiementView; lecteur: SuiteLecteur }) {
  const { par, motif, paye_le, reference, compte, suite, retenue, engagement, imputation } = paiement;
  const said = [
    paye_le && `Versé le ${formatDay(paye_le)}`,
    reference && `référence ${reference}`,
    engagement && `engagement ${engagement}`,
    imputation && `imputation ${imputation}`,
  ].filter(Boolean);
  return (
    <ul className="liste-nue">
      {said.length > 0 && <li>{said.join(', ')}</li>}
      {suite && <li>{saySuiteFor(suite, lecteur)}</li>}
      {retenue && <li>Attend : {retenue}.</li>}
      {motif && <li>Motif : {motif}</li>}
      <li className="petit">
        {compte && `${compte} `}
        <span className="discret">Par {par}.</span>
      </li>
    </ul>
  );
}

const nameOf = ({ nature, montant }: PaiementView): string =>
  `${nomsNatures[nature].toLowerCase()} de ${formatEurosCents(montant)}`;
