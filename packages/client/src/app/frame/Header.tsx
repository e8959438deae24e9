import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { brand, isEtat } from '../../platform/brand.ts';
import { useUser } from '../../platform/session/session.ts';
import { useWornRole } from '../../platform/session/session-role.ts';
import { useMedia } from '../../ui/page/use-media.ts';
import { useRoom } from '../../ui/page/use-room.ts';
import { PaletteTool } from '../palette/PaletteTool.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { BellTool } from './BellTool.tsx';
import { BrandBlock } from './BrandBlock.tsx';
import { HelpTool } from './HelpTool.tsx';
import { Navigation } from './Navigation.tsx';
import { SignedOutTools } from './SignedOutTools.tsx';
import './header.css';
import './account.css';
import './header-folded.css';

/** The width below which the navigation folds into a menu. */
const folded = '(max-width: 68.74em)';

/**
 * The header, on one line: the name of the portal, the navigation, the palette, for whom the person acts, help and
 * notifications.
 */
export function Header({ hasNavigation }: { hasNavigation: boolean }) {
  const isFolded = useMedia(folded);
  const [isOpen, setIsOpen] = useState(false);
  const user = useUser();
  const role = useWornRole();
  return (
    <header className="entete">
      <div className="fr-container entete__ligne">
        <Brand hasTagline={!hasNavigation} />
        {!isFolded && <Pages hasNavigation={hasNavigation} />}
        <ul className="entete__outils">
          {!isFolded && user && <PaletteTool kind={role === 'lca.association' ? 'icone' : 'large'} />}
          {user && (
            <li className="entete__personne">
              <AccountMenu user={user} />
            </li>
          )}
          {!isFolded && !user && !hasNavigation && <SignedOutTools />}
          {!isFolded && <HelpTool />}
          {user ? <BellTool count={user.notifications} /> : hasNavigation && <li className="entete__place" />}
          {isFolded && (
            <li>
              <button
                type="button"
                id="menu"
                className={`fr-btn fr-btn--tertiary-no-outline entete__icone ${isOpen ? 'fr-icon-close-line' : 'fr-icon-menu-fill'}`}
                title={isOpen ? 'Fermer' : 'Menu'}
                aria-expanded={isOpen}
                aria-controls="menu-deplie"
                onClick={() => setIsOpen(!isOpen)}
              >
                {isOpen ? 'Fermer' : 'Menu'}
              </button>
            </li>
          )}
        </ul>
      </div>
      {isFolded && (
        <div id="menu-deplie" className="entete__menu" hidden={!isOpen}>
          <div className="fr-container">
            {hasNavigation && <Navigation isFlat onGo={() => setIsOpen(false)} />}
            <ul className="entete__outils">
              {!user && !hasNavigation && <SignedOutTools />}
              {user && <PaletteTool kind="menu" onOpen={() => setIsOpen(false)} />}
              <HelpTool isNamed />
            </ul>
          </div>
        </div>
      )}
    </header>
  );
}

/** The links to pages, as many as the line has room for. */
function Pages({ hasNavigation }: { hasNavigation: boolean }) {
  const { ref, roomPx } = useRoom<HTMLDivElement>();
  return (
    <div className="entete__pages" id="menu" tabIndex={-1} ref={ref}>
      {hasNavigation && <Navigation measuredPx={roomPx} onGo={() => undefined} />}
    </div>
  );
}

/** The portal's name, with what it is for when nobody is signed in; otherwise the place is needed for the pages. */
const Brand = ({ hasTagline }: { hasTagline: boolean }) => (
  <div className="entete__marque">
    <AppLink className="entete__accueil" href="/" title={`Accueil – ${brand.nom}`}>
      <BrandBlock />
      <span className="entete__nom">{brand.nom}</span>
    </AppLink>
    {isEtat && brand.logo && <img className="marque__logo" src={brand.logo} alt={brand.organisme ?? ''} />}
    {hasTagline && <p className="entete__devise">{brand.devise}</p>}
  </div>
);
