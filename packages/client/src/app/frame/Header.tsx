import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { brand, isEtat } from '../../platform/brand.ts';
import { useUser } from '../../platform/session/session.ts';
import { medium, useMedia } from '../../ui/page/use-media.ts';
import { BrandBlock } from './BrandBlock.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { Navigation } from './Navigation.tsx';

/** The first line has the portal's name, help, notifications and account; the role's navigation stands below. */
export function Header({ hasNavigation }: { hasNavigation: boolean }) {
  const isMedium = useMedia(medium);
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = isMedium && !isOpen;
  const nonLues = useUser()?.notifications ?? 0;
  return (
    <header className="fr-header">
      <div className="fr-header__body">
        <div className="fr-container">
          <div className="fr-header__body-row">
            <div className="fr-header__brand fr-enlarge-link">
              <div className="fr-header__brand-top">
                <div className="fr-header__logo">
                  <BrandBlock />
                </div>
                {isEtat && brand.logo && (
                  <div className="fr-header__operator">
                    <img className="marque__logo" src={brand.logo} alt={brand.organisme ?? ''} />
                  </div>
                )}
                <div className="fr-header__navbar">
                  <button
                    type="button"
                    id={isMedium ? 'menu' : undefined}
                    className={`fr-btn fr-btn--tertiary-no-outline fr-btn--icon-left ${isOpen ? 'fr-icon-close-line' : 'fr-icon-menu-fill'}`}
                    aria-expanded={isOpen}
                    aria-controls="menu-deplie"
                    onClick={() => setIsOpen(!isOpen)}
                  >
                    {isOpen ? 'Fermer' : 'Menu'}
                    {nonLues > 0 && !isOpen && (
                      <span className="entete__pastille">
                        {nonLues}
                        <span className="invisible">
                          {' '}
                          {nonLues > 1 ? 'notifications non lues' : 'notification non lue'}
                        </span>
                      </span>
                    )}
                  </button>
                </div>
              </div>
              <div className="fr-header__service">
                <AppLink href="/" title={`Accueil – ${brand.nom}`}>
                  <p className="fr-header__service-title">{brand.nom}</p>
                </AppLink>
                <p className="fr-header__service-tagline">{brand.devise}</p>
              </div>
            </div>
            {!isMedium && (
              <div className="fr-header__tools" id={hasNavigation ? undefined : 'menu'} tabIndex={-1}>
                <HeaderTools />
              </div>
            )}
          </div>
        </div>
      </div>
      <div id="menu-deplie" className="entete__menu" hidden={isFolded}>
        <div className="fr-container">
          {hasNavigation && (
            <div id={isMedium ? undefined : 'menu'} tabIndex={-1}>
              <Navigation onGo={() => setIsOpen(false)} />
            </div>
          )}
          {/* The focus reaches the navigation first, then the tools of the account. */}
          {isMedium && <HeaderTools />}
        </div>
      </div>
    </header>
  );
}
