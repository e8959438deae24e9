import { chorusEndpoints } from '@asso/contract/transfert/chorus.endpoints';
import type { LotTransfert } from '@asso/contract/transfert/lot.schemas';
import type { FormatFichier } from '@asso/domain/transfert/osiris.rows';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { LotsTable } from './LotsTable.tsx';
import { useEnvoiFichier } from './use-envoi-fichier.ts';

const formats: Record<FormatFichier, string> = { csv: 'CSV', xlsx: 'Excel', ods: 'LibreOffice' };

/** Lists the Chorus files already made: each can be downloaded unchanged, and sent again if it did not arrive. */
export function ChorusLots({ lots, onChanged }: { lots: readonly LotTransfert[]; onChanged: () => void }) {
  const { isBusy, refus, send } = useEnvoiFichier();
  const retry = async ({ id }: LotTransfert) => {
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
              {(Object.keys(formats) as FormatFichier[]).map((format) => (
                <DownloadLink
                  key={format}
                  row={chorusEndpoints.exportLotChorus}
                  params={{ lot: lot.id, format }}
                >
                  {formats[format]}
                  <span className="invisible"> du lot {lot.numero}</span>
                </DownloadLink>
              ))}
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
