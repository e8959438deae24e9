import { roleLabel } from '@asso/domain/compte/roles.words';
import { AccesADecider } from '../association/acces/AccesADecider.tsx';
import { NotificationsSection } from '../notification/NotificationsSection.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useSignedInUser } from '../platform/session/session.ts';
import { useWornRole } from '../platform/session/session-role.ts';
import { type EspaceLink, espaceOf } from './espace.ts';
import { useNavigation } from './use-navigation.ts';

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
