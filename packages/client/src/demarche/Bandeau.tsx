import type { ReactNode } from 'react';
import { Echeance } from '../dossier/Echeance.tsx';
import { SaveBand } from '../ui/draft/SaveBand.tsx';
import type { Mots } from './demarche.ts';
import { LigneCollegues } from './LigneCollegues.tsx';
import type { Collegues } from './use-collegues.ts';

type BandeauProps<D> = {
  mots: Pick<Mots<D>, 'bande'>;
  dossier: D;
  /** The page that saves says what is saved. */
  indicator?: ReactNode;
  collegues?: Collegues;
};

/** Each page of a dossier not transmitted yet shows its state, number, deadline, what is saved and who else is there. */
export function Bandeau<D>({ mots, dossier, indicator, collegues }: BandeauProps<D>) {
  const { texte, etat = 'Non transmis', echeance } = mots.bande(dossier);
  return (
    <SaveBand etat={etat} indicator={indicator}>
      {texte}
      {echeance && (
        <>
          {' '}
          · avant le <Echeance {...echeance} />
        </>
      )}
      {collegues && <LigneCollegues collegues={collegues} />}
    </SaveBand>
  );
}
