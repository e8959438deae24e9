import { AppLink } from '../../platform/AppLink.tsx';
import { hasPage } from '../../platform/available-pages.ts';
import { brand } from '../../platform/brand.ts';
import { BrandMark } from './BrandMark.tsx';

const links = [
  { label: 'Plan du site', href: '/plan' },
  { label: 'Accessibilité', href: '/mentions-legales#accessibilite' },
  { label: 'Mentions légales', href: '/mentions-legales' },
  { label: 'Données personnelles', href: '/mentions-legales#donnees-personnelles' },
  { label: 'Gestion des cookies', href: '/mentions-legales#cookies' },
  { label: 'Questions fréquentes', href: '/faq' },
  { label: 'Statistiques', href: '/mentions-legales#statistiques' },
  { label: 'Code source', href: '/mentions-legales#code-source' },
];

/** Neutral: no State sites, no State licence. */
export function Footer() {
  const written = links.filter(({ href }) => hasPage(href));
  return (
    <footer className="fr-footer" id="pied" tabIndex={-1}>
      <div className="fr-container">
        <div className="fr-footer__body">
          <div className="fr-footer__brand fr-enlarge-link">
            <AppLink href="/" title={`Accueil – ${brand.nom}`}>
              <p className="fr-logo pied__marque">
                <BrandMark /> {brand.nom}
              </p>
            </AppLink>
          </div>
          <div className="fr-footer__content">
            <p className="fr-footer__content-desc">
              {brand.nom} aide les associations à demander des subventions, et les services publics à les
              instruire.
            </p>
          </div>
        </div>
        <div className="fr-footer__bottom">
          {written.length > 0 && (
            <ul className="fr-footer__bottom-list">
              {written.map((link) => (
                <li className="fr-footer__bottom-item" key={link.label}>
                  <AppLink className="fr-footer__bottom-link" href={link.href}>
                    {link.label}
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
          <div className="fr-footer__bottom-copy">
            <p>{brand.licence}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}
