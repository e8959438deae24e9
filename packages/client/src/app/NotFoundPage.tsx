import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';

export function NotFoundPage() {
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Page non trouvée :("
        chapo="La page que vous sollicitez n'existe plus ou n'a jamais existé."
      />
      <p>
        <AppLink className="fr-btn" href="/">
          Revenir à l’accueil
        </AppLink>
      </p>
    </div>
  );
}
