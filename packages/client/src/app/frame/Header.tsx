import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { brand } from '../../platform/brand.ts';
import { medium, useMedia } from '../../ui/use-media.ts';
import { BrandMark } from './BrandMark.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { Navigation } from './Navigation.tsx';

/** Name of the portal, help, notifications, account; below, the navigation of the role. */
export function Header({ hasNavigation }: { hasNavigation: boolean }) {
  const isMedium = useMedia(medium);
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = isMedium && !isOpen;
  return (
    <header className="fr-header">
      <div className="fr-header__body">
        <div className="fr-container">
          <div className="fr-header__body-row">
            <div className="fr-header__brand fr-enlarge-link">
              <div className="fr-header__brand-top">
                <div className="fr-header__logo">
                  <p className="fr-logo">{brand.organisme ?? <BrandMark />}</p>
                </div>
                <div className="fr-header__navbar">
                  <button
                    type="button"
                    className="fr-btn fr-btn--tertiary-no-outline fr-btn--icon-left fr-icon-menu-fill"
                    aria-expanded={isOpen}
                    aria-controls="menu"
                    onClick={() => setIsOpen(!isOpen)}
                  >
                    Menu
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
              <div className="fr-header__tools">
                <HeaderTools />
              </div>
            )}
          </div>
        </div>
      </div>
      <div id="menu" tabIndex={-1} className="entete__menu" hidden={isFolded}>
        <div className="fr-container">
          {isMedium && <HeaderTools />}
          {hasNavigation && <Navigation onGo={() => setIsOpen(false)} />}
        </div>
      </div>
    </header>
  );
}
