import type { CommissionLigne } from '@asso/contract/instruction/commission.endpoints';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { accumulate, isToDecide, type LigneCumulee } from '@asso/domain/instruction/commission.rules';
import { sayCommune } from '@asso/domain/referentiel/commune.words';
import { formatNote } from '@asso/domain/subvention/montants/bareme.rules';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';

type Ligne = LigneCumulee<CommissionLigne>;

/** `leftToShare` is what is left of the envelope, before the amounts still to be decided. */
type CommissionFeuilleProps = { lignes: readonly CommissionLigne[]; total: number; aRepartir: number };

/**
 * The sheet printed for a meeting of the commission: the dossiers still to be decided, with space to write and to sign.
 */
export function CommissionFeuille({ lignes, total, aRepartir }: CommissionFeuilleProps) {
  const aDecider = accumulate(lignes.filter(isToDecide), aRepartir);
  if (aDecider.length === 0)
    return <p className="papier-seul">Toutes les demandes de cette enveloppe sont décidées.</p>;
  return (
    <div className="papier-seul commission-papier">
      <p>
        Séance du …………………………… Présidence : ……………………………………………………… Membres présents : ………………………………………………………………
      </p>
      <p>
        Enveloppe : {formatEuros(total)}, dont {formatEuros(aRepartir)} à répartir entre les demandes
        ci-dessous.
      </p>
      <DataTable
        caption="Demandes à décider"
        hidesCaption
        columns={columns}
        rows={aDecider}
        rowId={({ id_fo }) => id_fo}
      />
      <p className="commission-papier__signature">Fait à …………………………… le …………………… Signature :</p>
    </div>
  );
}

const columns: Column<Ligne>[] = [
  {
    key: 'demande',
    label: 'Demande',
    isHeader: true,
    cell: ({ id_fo, association, commune, projets }) => (
      <>
        {[id_fo, association, commune && sayCommune(commune)].filter(Boolean).join(', ')}
        <span className="commission-papier__projets">{projets}</span>
      </>
    ),
  },
  {
    key: 'note',
    label: 'Note',
    isNumber: true,
    cell: ({ note }) => (note === null ? '–' : formatNote(note)),
  },
  { key: 'demandee', label: 'Demandé', isNumber: true, cell: ({ demande }) => formatEuros(demande) },
  {
    key: 'propose',
    label: 'Proposé',
    isNumber: true,
    cell: ({ propose }) => (propose === null ? '–' : formatEuros(propose)),
  },
  { key: 'cumul', label: 'Cumul', isNumber: true, cell: ({ cumul }) => formatEuros(cumul) },
  { key: 'decision', label: 'Décision / observations', cell: () => '' },
];
