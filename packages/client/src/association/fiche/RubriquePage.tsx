import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useRouteParams } from '../../platform/page/query-params.ts';
import { AccesEnAttente } from '../adhesion/AccesEnAttente.tsx';
import { AgrementRubrique } from '../collection/AgrementRubrique.tsx';
import { CollectionRubrique } from '../collection/CollectionRubrique.tsx';
import { collectionOf } from '../collection/collection-screens.ts';
import { useAssociationPage } from '../use-association-page.ts';
import { EtablissementsRubrique } from './EtablissementsRubrique.tsx';
import { FicheComplete } from './FicheComplete.tsx';
import { FicheRubrique } from './FicheRubrique.tsx';
import { isFicheRubrique, rubriqueHref } from './rubriques.ts';

/** This page shows one rubric of an association's file, first for reading, then for editing. */
export function RubriquePage() {
  const { rubrique } = useRouteParams();
  const { id, membership } = useAssociationPage();
  if (membership?.etat === 'demandee') return <AccesEnAttente membership={membership} />;
  if (!id) return null;
  const type = collectionOf(rubrique);
  if (type) return <CollectionRubrique key={type} type={type} id={id} />;
  if (isFicheRubrique(rubrique)) return <FicheRubrique key={rubrique} id={id} rubrique={rubrique} />;
  if (rubrique === 'agrement') return <AgrementRubrique id={id} />;
  if (rubrique === 'etablissements') return <EtablissementsRubrique id={id} />;
  if (rubrique === 'fiche') return <FicheComplete id={id} />;
  return <Inconnue href={rubriqueHref(id)} />;
}

const Inconnue = ({ href }: { href: string }) => (
  <div className="page colonne-texte">
    <PageHeading
      titre="Page non trouvée :("
      chapo="La page que vous sollicitez n'existe plus ou n'a jamais existé."
    />
    <p>
      <AppLink className="fr-btn" href={href}>
        Voir les informations administratives
      </AppLink>
    </p>
  </div>
);
