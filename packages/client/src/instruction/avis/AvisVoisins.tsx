import type { AvisView } from '@asso/contract/instruction/avis.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { avisHref, avisRecusHref } from './avis-words.ts';
import type { AvisARendre } from './use-avis-a-rendre.ts';
import '../poste/file-volet.css';

/** The opinions that wait, in a column beside the one that is read; on a narrow window the breadcrumb leads to them. */
export function AvisFile({ attendus: { items, total }, id }: { attendus: AvisARendre; id: string }) {
  if (items.length === 0) return null;
  return (
    <nav className="file-volet avis-file" aria-label="Avis à rendre">
      <div className="file-volet__tete">
        <AppLink className="file-volet__vue" href={avisRecusHref}>
          Avis à rendre<span className="nombre">{formatNombre(total)}</span>
        </AppLink>
      </div>
      <ul className="liste-nue">
        {items.map((one) => (
          <li key={one.id}>
            <AppLink
              className="avis-file__ligne"
              href={avisHref(one.id)}
              aria-current={one.id === id ? 'page' : undefined}
              title={`${titreOf(one)}, ${one.association}`}
            >
              <span className="avis-file__titre">{titreOf(one)}</span>
              <span className="nombre">
                <span className="invisible">, avant le </span>
                {formatDate(new Date(one.avant_le)).slice(0, 5)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <p className="file-volet__touches" aria-hidden="true">
        <span>
          <kbd>j</kbd> <kbd>k</kbd> avis
        </span>
        <span>
          <kbd>?</kbd> touches
        </span>
      </p>
    </nav>
  );
}

const titreOf = ({ projet, association }: AvisView): string => projet ?? association;

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
      title={`${label} : ${titreOf(avis)}`}
    >
      {label} : {titreOf(avis)}
    </AppLink>
  </li>
);
