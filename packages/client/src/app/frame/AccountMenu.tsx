import type { User } from '@asso/contract/compte/user.schemas';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { niveauAdministrateur, roleLabel } from '@asso/domain/compte/roles.words';
import { siretNomme } from '@asso/domain/identifiants/nombres-affiches';
import { Suspense, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { unsentDrafts } from '../../platform/draft/draft-storage.ts';
import { hasPage } from '../../platform/page/available-pages.ts';
import { useActingFor } from '../../platform/session/acting-for.ts';
import { signOut } from '../../platform/session/session.ts';
import { useWornRole } from '../../platform/session/session-role.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { DisplaySettings } from './DisplaySettings.tsx';

const RecentMessages = lazyPart(() => import('./RecentMessages.tsx').then((module) => module.RecentMessages));
const SignOutDialog = lazyPart(() => import('./SignOutDialog.tsx').then((module) => module.SignOutDialog));
const KeepHere = lazyPart(() =>
  import('../../platform/hors-connexion/KeepHere.tsx').then((module) => module.KeepHere),
);
const ActingDialog = lazyPart(() => import('./ActingDialog.tsx').then((module) => module.ActingDialog));

const links = [
  { label: 'Mon profil', href: '/user/profil' },
  { label: 'Mes associations', href: '/user/profil?onglet=associations' },
];

type Opened = 'messages' | 'association' | 'role' | 'depart';

/**
 * A button with the name of the person and for whom they act; its menu changes the association or the role, holds the
 * display settings and the recent messages, and signs out.
 */
export function AccountMenu({ user }: { user: User }) {
  const [dialog, setDialog] = useState<Opened | null>(null);
  const acting = useActing(user);
  /**
   * The menu closes first: as it closes, it gives the focus back to its button, which would take it from the dialog.
   */
  const open = (which: Opened, close: () => void) => {
    close();
    setDialog(which);
  };
  const leave = async () => {
    location.assign(await signOut());
  };
  const askToLeave = (close: () => void) =>
    unsentDrafts.get().length > 0 ? open('depart', close) : void leave();
  return (
    <section aria-label="Pour qui vous agissez">
      <MenuButton
        className="entete__compte"
        label={
          <>
            <span className="entete__initiales" aria-hidden="true">
              {user.prenom.slice(0, 1)}
              {user.nom.slice(0, 1)}
            </span>
            <span className="entete__qui">
              {acting.nom && <strong className="entete__acteur">{acting.nom}</strong>}
              <span className="entete__acteur">
                {user.prenom} {user.nom}
                {acting.precision && `, ${acting.precision}`}
              </span>
            </span>
          </>
        }
        panelClassName="menu__panneau--droite"
      >
        {(close) => (
          <>
            {acting.nom && (
              <p className="menu__tete">
                {acting.nom}
                {acting.siret && <span className="nombre discret">{siretNomme(acting.siret)}</span>}
              </p>
            )}
            <ul className="menu__liste">
              {user.associations.length > 1 && !acting.isService && (
                <li>
                  <button type="button" className="menu__lien" onClick={() => open('association', close)}>
                    Changer d’association
                  </button>
                </li>
              )}
              {user.roles.length > 1 && (
                <li>
                  <button type="button" className="menu__lien" onClick={() => open('role', close)}>
                    Changer de rôle
                  </button>
                </li>
              )}
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
            </ul>
            <DisplaySettings />
            <Suspense>
              <KeepHere id="garder-menu" className="reglages" />
            </Suspense>
            <ul className="menu__liste">
              <li>
                <button
                  type="button"
                  className="menu__lien fr-icon-logout-box-r-line"
                  onClick={() => askToLeave(close)}
                >
                  Se déconnecter
                </button>
              </li>
            </ul>
          </>
        )}
      </MenuButton>
      <Suspense>
        {dialog === 'depart' && <SignOutDialog onLeave={leave} onClose={() => setDialog(null)} />}
        {dialog === 'messages' && <RecentMessages onClose={() => setDialog(null)} />}
        {(dialog === 'role' || dialog === 'association') && (
          <ActingDialog user={user} about={dialog} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </section>
  );
}

/**
 * Returns for whom the person acts, followed by their level as an administrator, or by their role when they have
 * several.
 */
function useActing(user: User) {
  const association = useActingFor();
  const role = useWornRole();
  const isService = role !== null && isServiceRole(role);
  const level = role === 'rds.admin' ? niveauAdministrateur(user.territoire) : null;
  return {
    isService,
    nom: isService ? user.rds?.nom : association?.nom,
    siret: isService ? null : association?.id_siret,
    precision: level ?? (role && user.roles.length > 1 ? roleLabel(role) : null),
  };
}
