import { type LienPied, liensPied } from '@asso/domain/compte/pied.rows';
import { Suspense } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { brand, isEtat, licence, versionText } from '../../platform/brand.ts';
import { hasPage } from '../../platform/page/available-pages.ts';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { BrandBlock } from './BrandBlock.tsx';
import { DialogButton } from './DialogButton.tsx';
import { CookieDialog, DisplayDialog } from './dialogs.ts';

type Link = Pick<LienPied, 'label' | 'isServeur'> & { href?: string; dialog?: typeof CookieDialog };

/** The links of the footer, with what only the application does: a page that does not exist yet has no link. */
const links: readonly Link[] = [
  ...liensPied,
  { label: 'Gestion des cookies', dialog: CookieDialog },
  { label: 'Code source', href: brand.codeSource ?? '/mentions-legales#code-source' },
  { label: 'Affichage', dialog: DisplayDialog },
];

/** Shown on a site of the State only. */
const sitesDeLEtat = ['info.gouv.fr', 'service-public.gouv.fr', 'legifrance.gouv.fr', 'data.gouv.fr'];

const OnThisDevice = lazyPart(() => import('./OnThisDevice.tsx').then((module) => module.OnThisDevice));

/**
 * The footer, in which the service worker starts once a signed-in person has their page; it is not downloaded for
 * visitors.
 */
export function Footer({ isSettled }: { isSettled: boolean }) {
  return (
    <footer className="fr-footer" id="pied" tabIndex={-1}>
      <div className="fr-container">
        <div className="fr-footer__body">
          <div className="fr-footer__brand fr-enlarge-link">
            <AppLink className="pied__marque" href="/" title={`Accueil – ${brand.nom}`}>
              <BrandBlock />
              {!isEtat && brand.logo === null && <span>{brand.nom}</span>}
            </AppLink>
          </div>
          <div className="fr-footer__content">
            <p className="fr-footer__content-desc">
              {brand.nom} aide les associations à demander des subventions, et les services publics à les
              instruire.
            </p>
            {isEtat && <SitesDeLEtat />}
          </div>
        </div>
        <div className="fr-footer__bottom">
          <ul className="fr-footer__bottom-list">
            {links
              .filter(({ href, isServeur }) => href === undefined || isServeur || hasPage(href))
              .map(({ label, href, dialog, isServeur }) => (
                <li className="fr-footer__bottom-item" key={label}>
                  {dialog ? (
                    <DialogButton className="fr-footer__bottom-link" label={label} dialog={dialog} />
                  ) : isServeur ? (
                    <a className="fr-footer__bottom-link" href={href}>
                      {label}
                    </a>
                  ) : (
                    <AppLink className="fr-footer__bottom-link" href={href}>
                      {label}
                    </AppLink>
                  )}
                </li>
              ))}
          </ul>
          <div className="fr-footer__bottom-copy">
            <Suspense>{isSettled && <OnThisDevice />}</Suspense>
            <p>
              {licence}
              {versionText}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}

const SitesDeLEtat = () => (
  <ul className="fr-footer__content-list">
    {sitesDeLEtat.map((site) => (
      <li className="fr-footer__content-item" key={site}>
        <a className="fr-footer__content-link" href={`https://${site}`}>
          {site}
        </a>
      </li>
    ))}
  </ul>
);
