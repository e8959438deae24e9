import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { roleLabel } from '@asso/domain/compte/roles.words';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { NotificationsSection } from '../notification/NotificationsSection.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useSignedInUser } from '../platform/session/session.ts';
import { useWornRole } from '../platform/session/session-role.ts';
import { useRead } from '../platform/use-read.ts';
import type { NavigationItem, NavigationLink } from './navigation-items.ts';
import { useNavigation } from './use-navigation.ts';
import '../association/association.css';

/** This is the home page of the roles that administer: it lists the pages open to them and those still to come. */
export function EspacePage() {
  const { prenom, roles } = useSignedInUser();
  const role = useWornRole() ?? '';
  const { items, written } = useNavigation();
  const { ouvertes, aVenir } = espaceOf(items, written);
  const isWhole = aVenir.length === 0;
  const part = ouvertes.length > 0 ? 'pas encore toutes' : 'pas encore';
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre={isWhole ? 'Accueil' : 'Votre espace arrive'}
        chapo={
          isWhole
            ? `Bonjour ${prenom}. Voici ce que vous pouvez faire.`
            : `Bonjour ${prenom}. Les pages du rôle « ${roleLabel(role)} » ne sont ${part} ouvertes.`
        }
      />
      {role === 'lca.admin' && <AccesADecider />}
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
  <ul>
    {pages.map(({ href, label }) => (
      <li key={href}>
        <AppLink href={href}>{label}</AppLink>
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

const attente = ['a-decider', 'conteste', 'passe-ferme'] as const;

/**
 * Administrators see on their home page the access requests they can decide, not those still waiting for the
 * managers.
 */
function AccesADecider() {
  const read = useRead(accesEndpoints.listDemandesAcces, { query: { attente: [...attente], limit: 1 } });
  if (read.state === 'attente') return <div className="acces-attendus" />;
  if (read.state === 'refuse') return null;
  const { total, totalExact } = read.value;
  const search = attente.map((one) => `attente=${one}`).join('&');
  return (
    <section className="pile pile--serree" aria-labelledby="a-decider">
      <h2 id="a-decider" className="fr-h4">
        Ce qui vous attend
      </h2>
      {total === 0 ? (
        <p>Aucune demande d’accès à décider aujourd’hui.</p>
      ) : (
        <div className="cadre acces-a-decider">
          <p>
            {totalExact
              ? count(total, 'demande d’accès à décider', 'demandes d’accès à décider')
              : 'Plus de 10 000 demandes d’accès à décider'}
          </p>
          <AppLink className="fr-btn" href={`/administration/lca?${search}`}>
            Décider<span className="invisible"> des demandes d’accès</span>
          </AppLink>
        </div>
      )}
    </section>
  );
}

/** `label` is complete without its menu: the page of a menu is called « menu : page ». */
type EspaceLink = NavigationLink;

/**
 * Splits a navigation into pages that can be opened and pages still to come; the home page, which shows this list, is
 * left out.
 */
export function espaceOf(
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
