import type { Avancement, EtatPartie } from '@asso/domain/subvention/parties/projet-parties.rules';
import { AppLink } from '../../../platform/AppLink.tsx';
import type { Partie } from '../rubriques.ts';
import { MinutesRestantes } from './MinutesRestantes.tsx';
import { PartieEtat } from './PartieEtat.tsx';
import { PartieRang } from './PartieRang.tsx';
import './parties.css';

export type PartieSituee = { partie: Partie; etat: EtatPartie; href: string };

type PartiesRailProps = {
  parties: readonly PartieSituee[];
  presente: string;
  avancement: Avancement;
  resumeHref: string;
};

/** The list of the parts at the side, with the time that is left; below 992 px it is hidden. */
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
                <PartieEtat partie={partie} etat={etat} isCochee />
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
