import type { ReactNode } from 'react';
import { FoldOnPhone } from './FoldOnPhone.tsx';
import { labelsParties, type PartieService, partieId } from './service-parties.ts';
import './partie-lue.css';

type PartieProps = {
  partie: PartieService;
  /** On a phone, the part is unfolded from the start. */
  isOpen: boolean;
  /** The content already has this title. */
  hasTitle?: boolean;
  /** When given, the part is folded on a wide window too, under its title and this summary. */
  bref?: string;
  children: ReactNode;
};

/** A part of the dossier is a panel of the page; on a phone each part folds, so that all of them are within reach. */
export const Partie = ({ partie, isOpen, hasTitle = false, bref, children }: PartieProps) => (
  <FoldOnPhone
    id={partieId(partie)}
    className={`feuille poste__partie partie-lue partie-lue--${partie}${bref === undefined ? '' : ' partie-lue--pliee'}`}
    summary={bref ? `${labelsParties[partie]} : ${bref}` : labelsParties[partie]}
    isSecondary={bref !== undefined}
    isOpen={isOpen}
  >
    {!hasTitle && <h2 className="poste__titre">{labelsParties[partie]}</h2>}
    {children}
  </FoldOnPhone>
);
