import type { User } from '@asso/contract/compte/user.schemas';
import { Suspense, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { hasPage } from '../../platform/page/available-pages.ts';
import { signOut } from '../../platform/session/session.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { DisplaySettings } from './DisplaySettings.tsx';

const RecentMessages = lazyPart(() => import('./RecentMessages.tsx').then((module) => module.RecentMessages));
const ActingDialog = lazyPart(() => import('./ActingDialog.tsx').then((module) => module.ActingDialog));

const links = [
  { label: 'Mon profil', href: '/user/profil' },
  { label: 'Mes associations', href: '/user/profil?onglet=associations' },
];

export function AccountMenu({ user }: { user: User }) {
  const [dialog, setDialog] = useState<'messages' | 'role' | null>(null);
  /** The menu closes before the dialog opens, because a closing dialog gives the focus back to the menu's button. */
  const open = (which: 'messages' | 'role', close: () => void) => {
    close();
    setDialog(which);
  };
  const leave = async () => {
    location.assign(await signOut());
  };
  return (
    <>
      <MenuButton
        className="fr-btn fr-btn--tertiary fr-btn--icon-left fr-icon-user-line entete__compte"
        label={`${user.prenom} ${user.nom}`}
        panelClassName="menu__panneau--droite"
      >
        {(close) => (
          <>
            <ul className="menu__liste">
              {links
                .filter(({ href }) => hasPage(href))
                .map(({ href, label }) => (
                  <li key={href}>
                    <AppLink className="menu__lien" href={href} onClick={close}>
                      {label}
                    </AppLink>
                  </li>
                ))}
              <li>
                <button type="button" className="menu__lien" onClick={() => open('messages', close)}>
                  Annonces récentes
                </button>
              </li>
              {user.roles.length > 1 && (
                <li>
                  <button type="button" className="menu__lien" onClick={() => open('role', close)}>
                    Changer de rôle
                  </button>
                </li>
              )}
            </ul>
            <DisplaySettings />
            <ul className="menu__liste">
              <li>
                <button
                  type="button"
                  className="menu__lien fr-icon-logout-box-r-line"
                  onClick={() => void leave()}
                >
                  Se déconnecter
                </button>
              </li>
            </ul>
          </>
        )}
      </MenuButton>
      <Suspense>
        {dialog === 'messages' && <RecentMessages onClose={() => setDialog(null)} />}
        {dialog === 'role' && <ActingDialog user={user} about="role" onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
