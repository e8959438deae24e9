import type { ReactNode } from 'react';
import './autosave.css';

type SaveBandProps = {
  /** « Non transmis », « À corriger et à transmettre à nouveau », « Transmis ». */
  etat: string;
  isSent?: boolean;
  /** What it tells the state of, where it is no file. */
  label?: string;
  /** « Dossier 27-000412 · avant le jeudi 11/03/2027 à 23h59 (heure de Paris), dans 9 jours ». */
  children: ReactNode;
  /** The indicator, always at the same place. */
  indicator?: ReactNode;
};

/** Tops every page of a file until it is sent, so that saved is never taken for sent. */
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
