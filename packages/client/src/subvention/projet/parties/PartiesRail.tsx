import type { Avancement, EtatPartie } from '@asso/domain/subvention/projet-parties.rules';
import { useContext } from 'react';
import { Points } from '../../../demarche/renvoi/use-point.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import type { Partie } from '../rubriques.ts';
import { etatDit } from './dit-partie.ts';
import './parties.css';

export type PartieSituee = { partie: Partie; etat: EtatPartie; href: string };

type PartiesRailProps = {
  parties: readonly PartieSituee[];
  presente: string;
  avancement: Avancement;
  resumeHref: string;
};

/** The parts stand at the left in any order, with the time that is left; below 992 px they shrink to one line. */
export function PartiesRail({ parties, presente, avancement, resumeHref }: PartiesRailProps) {
  return (
    <nav className="parties__rail" aria-label="Parties du projet">
      <MinutesRestantes {...avancement} />
      <ol className="liste-nue parties__liens">
        {parties.map(({ partie, etat, href }, index) => (
          <li key={partie.id}>
            <AppLink
              className={`parties__lien parties__lien--${etat}`}
              href={href}
              aria-current={partie.id === presente ? 'step' : undefined}
            >
              <PartieRang rang={index + 1} etat={etat} />
              <span>
                <span className="parties__nom">{partie.titre}</span>{' '}
                <PartieEtat partie={partie} etat={etat} />
              </span>
            </AppLink>
          </li>
        ))}
      </ol>
      <p>
        <AppLink className="fr-link" href={resumeHref}>
          Tout voir en résumé
        </AppLink>
      </p>
    </nav>
  );
}

export function MinutesRestantes({ restantes, total }: Avancement) {
  return (
    <div className="parties__reste">
      <p>
        {restantes > 0 ? (
          <>
            <strong>{restantes}&nbsp;min restantes</strong> sur&nbsp;{total}
          </>
        ) : (
          <strong>Tout est répondu</strong>
        )}
      </p>
      <progress className="parties__barre" max={total} value={total - restantes} aria-hidden="true" />
    </div>
  );
}

export const PartieRang = ({ rang, etat }: { rang: number; etat: EtatPartie }) => (
  <span className={`parties__rang parties__rang--${etat}`} aria-hidden="true">
    {etat === 'termine' ? '✓' : rang}
  </span>
);

/** A correction that a service asks for comes before the part's own state. */
export function PartieEtat({ partie, etat }: { partie: Partie; etat: EtatPartie }) {
  const { points, prefix } = useContext(Points);
  const isACorriger = partie.rubriques.some(({ id }) =>
    points.some((one) => one.cible === `${prefix}${id}` && one.corrige_le === null),
  );
  return (
    <span className={`parties__etat parties__etat--${isACorriger ? 'a-corriger' : etat}`}>
      {isACorriger ? 'À corriger' : etatDit(partie, etat)}
    </span>
  );
}
