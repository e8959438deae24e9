import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import type { ReactNode } from 'react';
import { Echeance } from '../dossier/Echeance.tsx';
import { SaveBand } from '../ui/draft/SaveBand.tsx';
import type { Mots } from './demarche.ts';
import type { Collegues } from './use-collegues.ts';

type BandeauProps<D> = {
  mots: Pick<Mots<D>, 'bande'>;
  dossier: D;
  /** The save indicator, on a page that saves answers. */
  indicator?: ReactNode;
  collegues?: Collegues;
};

/**
 * The band on top of every page of a dossier not transmitted yet: its state, number and deadline, what is saved, and
 * who else is there.
 */
export function Bandeau<D>({ mots, dossier, indicator, collegues }: BandeauProps<D>) {
  const { titre, numero, etat = 'Non transmis', echeance } = mots.bande(dossier);
  return (
    <SaveBand etat={etat} indicator={indicator}>
      <span className="bande-dossier__faits">
        <span className="bande-dossier__numero">
          {titre && `${titre} · `}
          <span className="nombre">{numero}</span>
          {echeance && ' · '}
        </span>
        {echeance && (
          <>
            avant le <Echeance {...echeance} isBreve />
          </>
        )}
      </span>
      {collegues && <LigneCollegues collegues={collegues} />}
    </SaveBand>
  );
}

/**
 * Says in grey who else has this page open and who changed the dossier; nothing is locked. Screen readers hear of it
 * from the draft, not from this component.
 */
function LigneCollegues({ collegues: { presents, recents } }: { collegues: Collegues }) {
  return (
    <>
      {presents.map(({ id, nom, depuis }) => (
        <span key={id} className="bande-dossier__collegue">
          {nom} a ouvert cette page à {heureOf(depuis)}.
        </span>
      ))}
      {recents.map(({ par, le }) => (
        <span key={`${par} ${le}`} className="bande-dossier__collegue">
          {par} a modifié ce dossier à {heureOf(le)}.
        </span>
      ))}
    </>
  );
}

const heureOf = (instant: string): string => formatHeure(new Date(instant));
