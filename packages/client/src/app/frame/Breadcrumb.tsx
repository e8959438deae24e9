import { AppLink } from '../../platform/AppLink.tsx';
import { pageHead } from '../../platform/page-head.ts';
import { useStore } from '../../ui/store.ts';

/** From the second level: the pages between the home page and this one, on one line whose room is kept on every page. */
export function Breadcrumb() {
  const { titre, fil = [] } = useStore(pageHead);
  if (fil.length === 0) return <div className="fil" />;
  return (
    <nav className="fr-breadcrumb fil" aria-label="Vous êtes ici :">
      <ol className="fr-breadcrumb__list">
        {[{ label: 'Accueil', href: '/' }, ...fil].map((crumb) => (
          <li key={crumb.href}>
            <AppLink className="fr-breadcrumb__link" href={crumb.href}>
              {crumb.label}
            </AppLink>
          </li>
        ))}
        <li>
          <span className="fr-breadcrumb__link" aria-current="page">
            {titre}
          </span>
        </li>
      </ol>
    </nav>
  );
}
