import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';

/** Somebody else's file and one that does not exist answer the same. */
export const DossierInaccessible = ({ message }: { message: string }) => (
  <div className="page colonne-texte">
    <PageHeading
      titre="Dossier inaccessible"
      fil={[{ label: 'Mes dossiers', href: '/dossiers' }]}
      chapo={message}
    />
    <p>Si vous devez y travailler, demandez à cette personne de le partager avec vous.</p>
    <AppLink className="fr-btn" href="/dossiers">
      Revenir à mes dossiers
    </AppLink>
  </div>
);
