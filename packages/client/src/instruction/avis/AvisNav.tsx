import type { AvisView } from '@asso/contract/instruction/avis.endpoints';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { avisHref, intituleAvis } from './avis-words.ts';
import type { AvisARendre } from './use-avis-a-rendre.ts';

/** The rank of this opinion among those that wait, with links to the one before and the one after. */
export function AvisNav({ attendus: { rang, total, previous, next } }: { attendus: AvisARendre }) {
  if (rang === null) return null;
  return (
    <nav className="file-nav" aria-label="Avis voisins">
      <ul className="liste-nue file-nav__voisins">
        <li className="nombre">
          {rang} sur {formatNombre(total)}
        </li>
        {previous && <Voisin avis={previous} label="Avis précédent" className="fr-icon-arrow-up-s-line" />}
        {next && <Voisin avis={next} label="Avis suivant" className="fr-icon-arrow-down-s-line" />}
      </ul>
    </nav>
  );
}

const Voisin = ({ avis, label, className }: { avis: AvisView; label: string; className: string }) => (
  <li>
    <AppLink
      className={`fr-btn fr-btn--tertiary fr-btn--sm ${className}`}
      href={avisHref(avis.id)}
      title={`${label} : ${intituleAvis(avis)}`}
    >
      {label} : {intituleAvis(avis)}
    </AppLink>
  </li>
);
