import { MenuButton } from '../../ui/MenuButton.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';

/** People who are not signed in have no account menu, so the display settings get a menu of their own. */
export const DisplayMenu = () => (
  <MenuButton
    className="fr-btn fr-btn--tertiary-no-outline"
    label="Affichage"
    panelClassName="menu__panneau--droite"
  >
    {() => <DisplaySettings />}
  </MenuButton>
);
