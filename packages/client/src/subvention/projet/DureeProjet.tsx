import { moisBrefs } from '@asso/domain/identifiants/dates-longues';
import { checkProjetDuree } from '@asso/domain/subvention/dates-projet.rules';
import { sayDureeLimits } from '@asso/domain/subvention/dates-projet.words';
import { listAnnees } from '@asso/domain/subvention/projet-annees.rules';
import type { CSSProperties } from 'react';

type DureeProjetProps = {
  debut: unknown;
  fin: unknown;
  annees: { exercice: number; exercice_fin: number };
};

/**
 * Draws the length of the project on a line of months or years; its place is kept before the days are known, so that
 * nothing moves.
 */
export function DureeProjet({ debut, fin, annees }: DureeProjetProps) {
  const duree = checkProjetDuree(debut, fin, annees);
  const reperes = annees.exercice === annees.exercice_fin ? moisBrefs : listAnnees(annees).map(String);
  const said = duree && sayDureeLimits(duree, annees);
  return (
    <div className="duree-projet">
      <div aria-hidden="true">
        <ol className="liste-nue duree-projet__reperes">
          {reperes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ol>
        <div className="duree-projet__bande">
          {duree && (
            <span
              style={
                { '--de': `${duree.de * 100}%`, '--long': `${(duree.a - duree.de) * 100}%` } as CSSProperties
              }
            />
          )}
        </div>
      </div>
      <p role="status">
        {said ? (
          <>
            <strong>{said.jours}</strong>
            {said.suite}
          </>
        ) : (
          <span className="discret">La durée s’affiche ici.</span>
        )}
      </p>
    </div>
  );
}
