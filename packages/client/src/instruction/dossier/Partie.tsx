import type { ReactNode } from 'react';
import { FoldOnPhone } from './FoldOnPhone.tsx';
import { labelsParties, type PartieService, partieId } from './service-parties.ts';
import './partie-lue.css';

type PartieProps = {
  partie: PartieService;
  /** Where the part can be folded, it is unfolded until the reader folds it. */
  isOpen: boolean;
  /** True when the content already shows this title. */
  hasTitle?: boolean;
  /** A summary: when given, the part is folded on a wide window too, under its title and these words. */
  bref?: string;
  children: ReactNode;
};

/** A part of the dossier, drawn as a panel; on a phone it folds, so that all the parts are within reach. */
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
