import type { ReactNode } from 'react';
import './autosave.css';

type SaveBandProps = {
  /** The state is « Non transmis », « À corriger et à transmettre à nouveau » or « Transmis ». */
  etat: string;
  isSent?: boolean;
  /** The name of the thing whose state is shown, when that is not a dossier. */
  label?: string;
  /**
   * The children read like « Dossier 27-000412 · avant le jeudi 11/03/2027 à 23h59 (heure de Paris), dans 9 jours ».
   */
  children: ReactNode;
  /** The save indicator always stands at the same place. */
  indicator?: ReactNode;
};

/** The band tops every page of a dossier until it is sent, so that nobody takes « saved » for « sent ». */
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
