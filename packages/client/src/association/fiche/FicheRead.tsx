import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import type { Read } from '../../platform/use-read.ts';

type FicheReadProps<T> = { read: Read<T>; children: (value: T) => ReactNode };

/**
 * Reads the file of an association for a page; when the association does not exist, the page says so in its own words,
 * and loads nothing more [R8.15].
 */
export function FicheRead<T>({ read, children }: FicheReadProps<T>) {
  if (read.state !== 'refuse' || read.problem.code !== 'association.introuvable') {
    return <ReadPage read={read}>{children}</ReadPage>;
  }
  return (
    <div className="page colonne-texte">
      <PageHeading titre="Page non trouvée :(" chapo={read.problem.message} />
      <p>Vérifiez le numéro dans l’adresse, ou que vous gérez bien cette association.</p>
      <p>
        <AppLink className="fr-btn" href="/">
          Revenir à l’accueil
        </AppLink>
      </p>
    </div>
  );
}
