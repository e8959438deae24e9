import { UploadZone } from '../../ui/upload/UploadZone.tsx';
import { limitesRib } from './limites-rib.ts';
import type { EtatPapier } from './use-papier-rib.ts';

type DeposerRibProps = {
  etat: Exclude<EtatPapier, { kind: 'lu' }>;
  onFiles: (files: readonly File[]) => void;
  onByHand: () => void;
};

/** One zone: the paper is dropped, chosen or photographed there, then sent and read in the same place. */
export function DeposerRib({ etat, onFiles, onByHand }: DeposerRibProps) {
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
        help="Glissez ici un RIB, un relevé ou une photo. Il reste dans vos papiers et sert de pièce partout."
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
    </div>
  );
}
