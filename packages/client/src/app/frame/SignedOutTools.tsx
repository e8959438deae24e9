import { useIsUserKnown } from '../../platform/session/session.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import { HeaderTool } from './HeaderTool.tsx';

/** What a visitor comes for; frequent questions are under « Aide », beside. */
export const SignedOutTools = () =>
  useIsUserKnown() && (
    <>
      <HeaderTool
        className="fr-btn fr-btn--tertiary-no-outline"
        href="/repertoire-des-subventions"
        label="Trouver une subvention"
      />
      <HeaderTool className="fr-btn fr-btn--tertiary-no-outline" href="/login" label="Se connecter" />
      <HeaderTool className="fr-btn fr-btn--tertiary" href="/register" label="Créer mon compte" />
      <li>
        <DisplayMenu />
      </li>
    </>
  );

/** The display settings for people who are not signed in, and so have no account menu. */
const DisplayMenu = () => (
  <MenuButton
    className="fr-btn fr-btn--tertiary-no-outline"
    label="Affichage"
    panelClassName="menu__panneau--droite"
  >
    {() => <DisplaySettings />}
  </MenuButton>
);
