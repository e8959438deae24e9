import type { ReactNode } from 'react';
import type { Bureau } from '../../bureau/use-bureau.ts';
import type { LigneFile } from '../ligne-file.ts';
import { CelluleAffectation } from './CelluleAffectation.tsx';
import { CelluleEtiquettes } from './CelluleEtiquettes.tsx';
import { CellulePropose } from './CellulePropose.tsx';
import { dossierPlace } from './place-du-dossier.ts';
import './cellules.css';

const cellules = { affectes: CelluleAffectation, etiquettes: CelluleEtiquettes, propose: CellulePropose };
export type NomCellule = keyof typeof cellules;
export const isCellule = (nom: string): nom is NomCellule => Object.hasOwn(cellules, nom);

type CelluleEnPlaceProps = {
  nom: NomCellule;
  dossier: LigneFile;
  bureau: Bureau;
  /** What the cell shows when it is only read. */
  children: ReactNode;
};

/**
 * A cell that can be changed, drawn as a button: a press, Enter or F2 turns it into a field, and Escape turns it back.
 */
export function CelluleEnPlace({ nom, dossier, bureau, children }: CelluleEnPlaceProps) {
  const place = dossierPlace(dossier, bureau);
  // An agrément asks for no amount, so none is proposed.
  if (!place || (nom === 'propose' && dossier.genre === 'agrement')) return children;
  const Cellule = cellules[nom];
  return (
    <Cellule place={place} dossier={dossier}>
      {children}
    </Cellule>
  );
}
