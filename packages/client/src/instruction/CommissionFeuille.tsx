import type { LigneDeCommission } from '@asso/contract/instruction/commission.endpoints';
import { isDecide } from '@asso/domain/dossier/instruction.states';
import { formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import type { LigneCumulee } from '@asso/domain/instruction/commission.rules';
import { type Column, DataTable } from '../ui/DataTable.tsx';

type Ligne = LigneCumulee<LigneDeCommission>;

type CommissionFeuilleProps = { lignes: readonly Ligne[]; total: number; reste: number };

/** The sheet a commission sits with: what is still to be decided, room to write, who presides and signs. */
export function CommissionFeuille({ lignes, total, reste }: CommissionFeuilleProps) {
  const aDecider = lignes.filter(({ etat }) => !isDecide(etat));
  return (
    <div className="papier-seul commission-papier">
      <p>
        Séance du …………………………… Présidence : ……………………………………………………… Membres présents : ………………………………………………………………
      </p>
      <p>
        Enveloppe : {formatEuros(total)}, reste {formatEuros(reste)} avant les demandes ci-dessous.
      </p>
      <DataTable
        caption="Demandes à décider"
        hidesCaption
        columns={columns}
        rows={aDecider}
        rowId={({ id_fo }) => id_fo}
      />
      <p>Fait à …………………………… le …………………… Signature :</p>
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
        {[id_fo, association, commune].filter(Boolean).join(', ')}
        <span className="commission-papier__projets">{projets}</span>
      </>
    ),
  },
  {
    key: 'note',
    label: 'Note',
    isNumber: true,
    cell: ({ note }) => (note === null ? '–' : formatNombre(note)),
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
