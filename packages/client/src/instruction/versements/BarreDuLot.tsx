import type { LigneAVerser } from '@asso/contract/instruction/versements.endpoints';
import { csvText } from '@asso/domain/kernel/csv';
import { type BatchActe, batchActes } from '@asso/domain/paiement/versements.rules';
import { batchMots } from '@asso/domain/paiement/versements.words';
import { saveFile } from '../../platform/save-file.ts';
import { BarreCochees } from './BarreCochees.tsx';
import { lignesTableau } from './versements-csv.ts';

type BarreDuLotProps = {
  lignes: readonly LigneAVerser[];
  onAct: (acte: BatchActe, lignes: readonly LigneAVerser[]) => void;
  onNone: () => void;
};

/**
 * Offers each act on the ticked lines that allow it; the one that comes last in the life of a payment is the filled
 * button.
 */
export function BarreDuLot({ lignes, onAct, onNone }: BarreDuLotProps) {
  const offerts = batchActes
    .map((acte) => ({ acte, own: lignes.filter((one) => one.acte === acte) }))
    .filter(({ own }) => own.length > 0);
  const exporter = () =>
    saveFile({
      blob: new Blob([csvText(lignesTableau(lignes))], { type: 'text/csv;charset=utf-8' }),
      name: 'versements.csv',
    });
  return (
    <BarreCochees montants={lignes.map(({ montant }) => montant)} onNone={onNone}>
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={exporter}>
        Tableur (CSV)
      </button>
      {offerts.map(({ acte, own }, rank) => (
        <button
          key={acte}
          type="button"
          className={`fr-btn fr-btn--sm${rank === offerts.length - 1 ? '' : ' fr-btn--secondary'}`}
          onClick={() => onAct(acte, own)}
        >
          {batchMots[acte].bouton(own.length)}…
        </button>
      ))}
    </BarreCochees>
  );
}
