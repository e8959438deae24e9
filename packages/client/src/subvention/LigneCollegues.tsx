import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import type { Collegues } from './use-collegues.ts';

/** Grey lines, no lock: who has this page open too, and who changed it since. Spoken by the draft, not here. */
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
