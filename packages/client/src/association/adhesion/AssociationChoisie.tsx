import { rechercheEndpoints } from '@asso/contract/association/recherche.endpoints';
import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { adhesionHref } from './adhesion-href.ts';
import { CadreAdhesion } from './CadreAdhesion.tsx';

type AssociationChoisieProps = {
  rang: 2 | 3;
  titre: string;
  children: (association: AssociationTrouvee) => ReactNode;
};

/**
 * Reads in the register the association named in the address and shows the page about it; without one, leads back to
 * the search.
 */
export function AssociationChoisie({ rang, titre, children }: AssociationChoisieProps) {
  const asso = useQueryParams().get('asso');
  const read = useRead(
    rechercheEndpoints.findAssociation,
    asso ? { query: { q: asso, include: ['etablissements'] } } : null,
  );
  if (!asso) return <SansChoix rang={rang} titre={titre} />;
  return (
    <ReadPage read={read}>
      {({ items: [found] }) => (found ? children(found) : <SansChoix rang={rang} titre={titre} />)}
    </ReadPage>
  );
}

const SansChoix = ({ rang, titre }: Pick<AssociationChoisieProps, 'rang' | 'titre'>) => (
  <CadreAdhesion rang={rang} titre={titre}>
    <p>Choisissez d’abord votre association.</p>
    <p>
      <AppLink className="fr-btn" href={adhesionHref('choix-association')}>
        Trouver votre association
      </AppLink>
    </p>
  </CadreAdhesion>
);
