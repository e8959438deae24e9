import { formatJourCourt } from '@asso/domain/identifiants/dates-longues';
import { AppLink } from '../platform/AppLink.tsx';
import type { Tableau } from './tableau-de-bord.ts';
import './accueil.css';

/** It tells the latest that others did; the rest is under the bell. */
export const NouvellesPanel = ({ nouvelles }: Pick<Tableau, 'nouvelles'>) => (
  <section aria-labelledby="nouvelles">
    <h2 id="nouvelles">Nouvelles</h2>
    {nouvelles.length === 0 ? (
      <p className="accueil__vide discret">Rien de nouveau pour l’instant.</p>
    ) : (
      <ul className="liste-nue accueil__lignes">
        {nouvelles.map(({ id, objet, fait, lien, le }) => (
          <li key={id}>
            <span>
              {lien ? <AppLink href={lien}>{objet}</AppLink> : objet} : {fait.replace(/\.$/, '')}
            </span>
            <span className="discret accueil__quand">{formatJourCourt(new Date(le))}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
