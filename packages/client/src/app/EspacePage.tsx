import { roleLabel } from '@asso/domain/compte/roles.words';
import { NotificationsSection } from '../notification/NotificationsSection.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useSignedInUser } from '../platform/session/session.ts';
import { useWornRole } from '../platform/session/session-role.ts';
import type { NavigationItem, NavigationLink } from './navigation-items.ts';
import { useNavigation } from './use-navigation.ts';

/** The home page of the roles that have no other one: lists the pages open to them, and those still to come. */
export function EspacePage() {
  const { prenom, roles } = useSignedInUser();
  const role = useWornRole() ?? '';
  const { items, written } = useNavigation();
  const { ouvertes, aVenir } = sortEspace(items, written);
  const isWhole = aVenir.length === 0;
  const part = ouvertes.length > 0 ? 'pas encore toutes' : 'pas encore';
  return (
    <div className="page page--serree">
      <PageHeading
        titre={isWhole ? 'Accueil' : 'Votre espace arrive'}
        chapo={
          isWhole
            ? `Bonjour ${prenom}. Voici ce que vous pouvez faire.`
            : `Bonjour ${prenom}. Les pages du rôle « ${roleLabel(role)} » ne sont ${part} ouvertes.`
        }
      />
      <section className="pile pile--serree" aria-labelledby="ouvertes">
        <h2 id="ouvertes" className="fr-h4">
          Ce que vous pouvez faire maintenant
        </h2>
        {ouvertes.length > 0 ? <Ouvertes pages={ouvertes} /> : <RienEncore hasRoles={roles.length > 1} />}
      </section>
      {!isWhole && (
        <section className="pile pile--serree" aria-labelledby="a-venir">
          <h2 id="a-venir" className="fr-h4">
            À venir
          </h2>
          <ul>
            {aVenir.map(({ href, label }) => (
              <li key={href}>{label}</li>
            ))}
          </ul>
        </section>
      )}
      <NotificationsSection />
    </div>
  );
}

const Ouvertes = ({ pages }: { pages: readonly EspaceLink[] }) => (
  <ul className="liste-nue espace-pages">
    {pages.map(({ href, label }) => (
      <li key={href}>
        <AppLink className="espace-pages__lien" href={href}>
          {label}
        </AppLink>
      </li>
    ))}
  </ul>
);

const RienEncore = ({ hasRoles }: { hasRoles: boolean }) => (
  <p>
    Vous n’avez rien à faire pour l’instant : ce qui vous concerne arrive dans vos notifications.
    {hasRoles && ' « Changer de rôle », dans le menu à votre nom, mène à vos autres pages.'}
  </p>
);

/** The label names the page in full: that of a page in a menu is « menu : page ». */
type EspaceLink = NavigationLink;

/**
 * Splits a navigation into the pages that exist and those still to come, without the home page, which shows this list.
 */
export function sortEspace(
  items: readonly NavigationItem[],
  written: readonly NavigationItem[],
): { ouvertes: EspaceLink[]; aVenir: EspaceLink[] } {
  const ouvertes = linksOf(written);
  const open = new Set(ouvertes.map(({ href }) => href));
  return { ouvertes, aVenir: linksOf(items).filter(({ href }) => !open.has(href)) };
}

const linksOf = (items: readonly NavigationItem[]): EspaceLink[] =>
  items
    .flatMap((item) =>
      'links' in item
        ? item.links.map(({ href, label }) => ({ href, label: `${item.label} : ${label}` }))
        : [item],
    )
    .filter(({ href }) => href !== '/user/dashboard');
