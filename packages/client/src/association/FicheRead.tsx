import type { ReactNode } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';
import { ReadPage } from '../platform/ReadPage.tsx';
import type { Read } from '../platform/use-read.ts';

type FicheReadProps<T> = { read: Read<T>; children: (value: T) => ReactNode };

/** A page made of an association: one that is not there is said in its own words, and nothing goes on loading [R8.15]. */
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
