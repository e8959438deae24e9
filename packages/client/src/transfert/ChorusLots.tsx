import { type ChorusView, chorusEndpoints } from '@asso/contract/transfert/chorus.endpoints';
import type { FormatFichier } from '@asso/domain/transfert/osiris.rows';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { LotsTable } from './LotsTable.tsx';
import { useEnvoiFichier } from './use-envoi-fichier.ts';

const formats: Record<FormatFichier, string> = { csv: 'CSV', xlsx: 'Excel', ods: 'LibreOffice' };

/** A lot that was undone has no file any more. */
const formatsOf = ({ envoi }: Pick<Lot, 'envoi'>): FormatFichier[] =>
  envoi === 'defait' ? [] : (Object.keys(formats) as FormatFichier[]);

type Lot = ChorusView['lots'][number];

/**
 * Lists the Chorus files already made: each can be undone until somebody takes it, downloaded unchanged, and sent again
 * if it did not arrive.
 */
export function ChorusLots({ lots, onChanged }: { lots: readonly Lot[]; onChanged: () => void }) {
  const { isBusy, refus, send } = useEnvoiFichier();
  const undo = async ({ id, numero }: Lot) => {
    const input = { params: { lot: id }, query: {} };
    const done = `Lot ${numero} défait : ses lignes sont de nouveau prêtes.`;
    if (await send(chorusEndpoints.undoLotChorus, input, done)) onChanged();
  };
  const retry = async ({ id }: Lot) => {
    const input = { params: { lot: id }, query: {} };
    if (await send(chorusEndpoints.sendLotChorus, input, 'Envoi demandé.')) onChanged();
  };
  return (
    <section className="pile" aria-labelledby="lots">
      <h2 id="lots" className="fr-h4">
        Lots
      </h2>
      <div role="alert">{refus && <Notice tone="erreur" title={refus} />}</div>
      {lots.length === 0 ? (
        <EmptyState fact="Aucun lot pour l’instant." />
      ) : (
        <LotsTable
          caption="Lots faits pour Chorus"
          lots={lots}
          actes={(lot) => (
            <div className="actions actions--ligne">
              {formatsOf(lot).map((format) => (
                <DownloadLink
                  key={format}
                  row={chorusEndpoints.exportLotChorus}
                  params={{ lot: lot.id, format }}
                  onTaken={onChanged}
                >
                  {formats[format]}
                  <span className="invisible"> du lot {lot.numero}</span>
                </DownloadLink>
              ))}
              {lot.rights.undo && (
                <button
                  type="button"
                  className="fr-btn fr-btn--sm fr-btn--tertiary"
                  disabled={isBusy}
                  onClick={() => void undo(lot)}
                >
                  Défaire<span className="invisible"> le lot {lot.numero}</span>
                </button>
              )}
              {lot.envoi === 'echec' && (
                <button
                  type="button"
                  className="fr-btn fr-btn--sm fr-btn--secondary"
                  disabled={isBusy}
                  onClick={() => void retry(lot)}
                >
                  Renvoyer<span className="invisible"> le lot {lot.numero}</span>
                </button>
              )}
            </div>
          )}
        />
      )}
    </section>
  );
}
