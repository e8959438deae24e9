import { MenuButton } from '../../ui/MenuButton.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';

/** For who is not signed in: the same settings, in a menu of their own. */
export const DisplayMenu = () => (
  <MenuButton
    className="fr-btn fr-btn--tertiary-no-outline"
    label="Affichage"
    panelClassName="menu__panneau--droite"
  >
    {() => <DisplaySettings />}
  </MenuButton>
);
