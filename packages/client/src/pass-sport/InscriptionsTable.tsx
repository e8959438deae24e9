import type { InscriptionPsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { formatDate, formatDay } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { sayMontantPsp } from '@asso/domain/pass-sport/pass-sport.words';
import { EtatPaiementBadge } from '../paiement/EtatPaiementBadge.tsx';
import { actsColumn } from '../ui/table/acts-column.ts';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { RowActs } from '../ui/table/RowActs.tsx';

type InscriptionsTableProps = {
  items: readonly InscriptionPsp[];
  canRemove: boolean;
  onRemove: (inscription: InscriptionPsp) => void;
  /** Changes the federation of an enrolment; given only when the association has another federation to choose. */
  onFederation?: (inscription: InscriptionPsp) => void;
};

/** Lists the enrolments, each with its state and its reimbursement. */
export function InscriptionsTable({ items, canRemove, onRemove, onFederation }: InscriptionsTableProps) {
  const columns: Column<InscriptionPsp>[] = [
    {
      key: 'code',
      label: 'Code',
      isHeader: true,
      cell: ({ beneficiaire }) => <span className="nombre codes__code">{beneficiaire.id_psp}</span>,
    },
    { key: 'nom', label: 'Bénéficiaire', cell: ({ beneficiaire }) => nomOf(beneficiaire) },
    {
      key: 'commune',
      label: 'Commune',
      cell: ({ beneficiaire: { adresse } }) => `${adresse.code_postal} ${adresse.commune}`,
    },
    { key: 'federation', label: 'Fédération', cell: ({ federation }) => federation?.nom ?? 'Sur agrément' },
    { key: 'etat', label: 'État', cell: (one) => <Etat inscription={one} /> },
    { key: 'montant', label: 'Montant', isNumber: true, cell: (one) => sayMontantPsp(one) ?? '–' },
    ...(canRemove && items.some(({ modifiable }) => modifiable)
      ? [
          actsColumn((one: InscriptionPsp) => {
            const name = nomOf(one.beneficiaire);
            const acts = [
              ...(onFederation
                ? [
                    {
                      label: 'Changer la fédération',
                      of: withElision(name),
                      onPress: () => onFederation(one),
                    },
                  ]
                : []),
              { label: 'Retirer', of: name, onPress: () => onRemove(one) },
            ];
            return one.modifiable && <RowActs of={name} acts={acts} />;
          }),
        ]
      : []),
  ];
  return (
    <DataTable caption="Inscriptions" hidesCaption columns={columns} rows={items} rowId={({ id }) => id} />
  );
}

const nomOf = ({ prenom, nom }: InscriptionPsp['beneficiaire']): string => `${prenom} ${nom}`;

const Etat = ({
  inscription: { id_etat, paye_le, reference, motif, cree_le },
}: {
  inscription: InscriptionPsp;
}) => (
  <ul className="liste-nue">
    <li>
      <EtatPaiementBadge etat={id_etat} isRemboursement />
    </li>
    <li className="discret petit">
      {paye_le ? `Versé le ${formatDay(paye_le)}` : `Inscrit le ${formatDate(new Date(cree_le))}`}
      {reference && `, référence ${reference}`}
    </li>
    {motif && <li>Motif : {motif}</li>}
  </ul>
);
