import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isIdEtatTransmis } from '@asso/domain/dossier/dossier.rules';
import { DocumentLink } from '../document/DocumentLink.tsx';
import { RecepissePdf } from '../dossier/RecepissePdf.tsx';

/** Lists the receipt, once the dossier was sent, and every document joined to the dossier. */
export function PapiersDossier({ dossier }: { dossier: DossierSubventionView }) {
  const joined = dossier.pieces.flatMap(({ label, document }) => (document ? [{ label, document }] : []));
  const isSent = isIdEtatTransmis(dossier.description.id_etat);
  if (joined.length === 0 && !isSent) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="papiers">
      <h2 id="papiers">Papiers</h2>
      <ul className="liste-nue lignes-papiers">
        {isSent && (
          <li>
            <RecepissePdf id={dossier.id_fo} />
          </li>
        )}
        {joined.map(({ label, document }) => (
          <li key={document.uuid}>
            <p className="discret petit">{label}</p>
            <DocumentLink {...document} />
          </li>
        ))}
      </ul>
    </section>
  );
}
