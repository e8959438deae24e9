import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import type { Collegues } from './use-collegues.ts';

/**
 * Grey lines say who else has this page open and who changed the dossier; nothing is locked. The draft speaks these
 * events, not this.
 */
export function LigneCollegues({ collegues: { presents, recents } }: { collegues: Collegues }) {
  return (
    <>
      {presents.map(({ nom, depuis }) => (
        <span key={`${nom} ${depuis}`} className="bande-dossier__collegue">
          {nom} a ouvert cette page à {heureDe(depuis)}.
        </span>
      ))}
      {recents.map(({ par, le }) => (
        <span key={`${par} ${le}`} className="bande-dossier__collegue">
          {par} a modifié ce dossier à {heureDe(le)}.
        </span>
      ))}
    </>
  );
}

const heureDe = (instant: string): string => formatHeure(new Date(instant));
