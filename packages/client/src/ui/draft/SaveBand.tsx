import type { ReactNode } from 'react';
import './autosave.css';

type SaveBandProps = {
  /** The state is « Non transmis », « À corriger et à transmettre à nouveau » or « Transmis ». */
  etat: string;
  isSent?: boolean;
  /** The name of what is in this state, when it is not a dossier. */
  label?: string;
  /**
   * The children read like « Dossier 27-000412 · avant le jeudi 11 mars 2027 à 23h59, heure de Paris, dans 9 jours ».
   */
  children: ReactNode;
  /** The save indicator, always at the same place. */
  indicator?: ReactNode;
};

/** Says at the head of a page whether the dossier is transmitted: « saved » must not be taken for « transmitted ». */
export function SaveBand({
  etat,
  isSent = false,
  label = 'État du dossier',
  children,
  indicator,
}: SaveBandProps) {
  return (
    <section className={`bande-dossier${isSent ? ' bande-dossier--transmis' : ''}`} aria-label={label}>
      <p className={`bande-dossier__etat${isSent ? ' fr-icon-send-plane-line' : ''}`}>{etat}</p>
      <p className="bande-dossier__objet">{children}</p>
      {indicator}
    </section>
  );
}
