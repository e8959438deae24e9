import { formatJourCourt, formatJourMois } from '@asso/domain/identifiants/dates-longues';
import { AppLink } from '../platform/AppLink.tsx';
import { subventionHref } from '../subvention/subvention-href.ts';
import type { Tableau } from './tableau-de-bord.ts';
import './accueil.css';

/** The aids that can be asked for now, the first to close first: two lines, or three cards for a first request. */
export function OuvertesPanel({
  ouvertes,
  isPremiere = false,
}: Pick<Tableau, 'ouvertes'> & { isPremiere?: boolean }) {
  const shown = ouvertes.slice(0, isPremiere ? 3 : 2);
  return (
    <section aria-labelledby="ouvertes">
      <h2 id="ouvertes">Aides ouvertes</h2>
      {shown.length === 0 && <p className="accueil__vide discret">Aucune aide n’est ouverte en ce moment.</p>}
      {isPremiere ? (
        <ul className="liste-nue accueil__cartes">
          {shown.map(({ code, titre, date_fin }) => (
            <li className="cadre" key={code}>
              <AppLink href={subventionHref(code)}>{titre}</AppLink>
              <p className="discret">À demander avant le {formatJourMois(new Date(date_fin))}</p>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="liste-nue accueil__lignes">
          {shown.map(({ code, titre, date_fin }) => (
            <li key={code}>
              <AppLink href={subventionHref(code)}>{titre}</AppLink>
              <span className="discret accueil__quand">jusqu’au {formatJourCourt(new Date(date_fin))}</span>
            </li>
          ))}
        </ul>
      )}
      {ouvertes.length > shown.length && !isPremiere && (
        <p className="accueil__vide">
          <AppLink href="/repertoire-des-subventions">Voir toutes les aides ouvertes</AppLink>
        </p>
      )}
    </section>
  );
}
