import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { useRead } from '../../platform/use-read.ts';
import { UploadZone } from '../../ui/upload/UploadZone.tsx';
import { limitesRib } from './limites-rib.ts';
import type { EtatPapier } from './use-papier-rib.ts';

type DeposerRibProps = {
  id: string;
  etat: Exclude<EtatPapier, { kind: 'lu' }>;
  onFiles: (files: readonly File[]) => void;
  /** Reads a paper already among the documents, like a new one. */
  onRead: (uuid: string) => void;
  onByHand: () => void;
};

/** A zone in which the paper is dropped, chosen or photographed, then sent and read. */
export function DeposerRib({ id, etat, onFiles, onRead, onByHand }: DeposerRibProps) {
  if (etat.kind !== 'depot') {
    return (
      <div className="rib-papier__zone" role="status">
        <p>{etat.kind === 'envoi' ? 'Envoi du papier…' : 'Lecture du papier…'}</p>
        {etat.kind === 'envoi' ? (
          <progress aria-label="Envoi du papier" max={1} value={etat.share} />
        ) : (
          <p className="fr-hint-text">Une photo demande une dizaine de secondes.</p>
        )}
      </div>
    );
  }
  return (
    <div className="rib-papier__depot">
      <UploadZone
        id="rib-papier"
        label="RIB, relevé ou photo"
        limits={limitesRib}
        error={etat.erreur}
        onFiles={onFiles}
        photo={{ verb: 'Lire', onFile: (file) => onFiles([file]) }}
        isPrincipal
      >
        <p>
          <button type="button" className="fr-link" onClick={onByHand}>
            Taper l’IBAN à la main
          </button>
        </p>
      </UploadZone>
      <PapiersConnus id={id} onRead={onRead} />
    </div>
  );
}

/** The most papers shown, the latest ones; the others are among the documents. */
const shownAtMost = 3;

type PapiersConnusProps = { id: string; onRead: (uuid: string) => void };

/** Offers the bank papers already among the documents whose account is not known. */
function PapiersConnus({ id, onRead }: PapiersConnusProps) {
  const read = useRead(associationEndpoints.listDocuments, { query: { id_asso: id, type: 'RIB' } });
  if (read.state !== 'lu') return null;
  const unread = read.value.items.filter(({ iban, etat_analyse }) => !iban && etat_analyse !== 'refuse');
  if (unread.length === 0) return null;
  return (
    <section className="rib-papier__connus" aria-labelledby="rib-connus">
      <h2 id="rib-connus" className="fr-h6">
        Déjà dans vos papiers
      </h2>
      <ul className="liste-nue">
        {unread.slice(0, shownAtMost).map(({ uuid, nom, date_chargement }) => (
          <li key={uuid}>
            <span>
              {nom}, déposé le <span className="nombre">{formatDate(new Date(date_chargement))}</span>
            </span>
            <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => onRead(uuid)}>
              Lire ce RIB<span className="invisible"> {nom}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
