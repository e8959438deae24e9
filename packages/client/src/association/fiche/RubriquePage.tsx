import { agrementFields } from '@asso/domain/association/agrement.fields';
import { isRubrique, type Rubrique } from '@asso/domain/association/rubriques.rows';
import { tcaOn } from '@asso/domain/association/tca.rules';
import { sentDate } from '@asso/domain/referentiel/exercices.rules';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { usePageQuery } from '../../platform/page/page-query.ts';
import { useQueryParams, useRouteParams } from '../../platform/page/query-params.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { AccesEnAttente } from '../adhesion/AccesEnAttente.tsx';
import { AlerteTca } from '../collection/AlerteTca.tsx';
import { CollectionRubrique } from '../collection/CollectionRubrique.tsx';
import { findCollection } from '../collection/collection-screens.ts';
import { useAssociationPage } from '../use-association-page.ts';
import { CadreRubrique } from './CadreRubrique.tsx';
import { EtablissementsRubrique } from './EtablissementsRubrique.tsx';
import { FicheComplete } from './FicheComplete.tsx';
import { FicheEdition } from './FicheEdition.tsx';
import { FicheLecture } from './FicheLecture.tsx';
import { FicheRead } from './FicheRead.tsx';
import { apercuHref, rubriqueHref } from './fiche-href.ts';
import { useDomaineForce } from './use-domaine-force.ts';
import { splitFiche, useFiche } from './use-fiche.ts';

/** Shows one rubric of an association's file, first for reading, then for editing. */
export function RubriquePage() {
  const { rubrique } = useRouteParams();
  const { id, membership } = useAssociationPage();
  if (membership?.etat === 'demandee') return <AccesEnAttente membership={membership} />;
  if (!id) return null;
  const type = findCollection(rubrique);
  if (type) return <CollectionRubrique key={type} type={type} id={id} />;
  if (isRubrique(rubrique)) return <FicheRubrique key={rubrique} id={id} rubrique={rubrique} />;
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

/** Shows a section of the association's file, or edits it when the address says so. */
function FicheRubrique({ id, rubrique }: { id: string; rubrique: Rubrique }) {
  const isEditing = usePageQuery().mode === 'edit';
  const query = useQueryParams();
  const read = useFiche(id);
  const isOfDomaine = isEditing && rubrique === 'activites';
  const pour = query.get('pour');
  const force = useDomaineForce(id, isOfDomaine ? pour : null);
  return (
    <FicheRead read={read}>
      {(entiere) => {
        const lue = splitFiche(entiere);
        if (!isEditing || !lue.sections[rubrique].rights.edit) {
          return <FicheLecture id={id} rubrique={rubrique} lue={lue} />;
        }
        if (force.state === 'attente') return <Loading />;
        return (
          <FicheEdition
            {...{ id, rubrique, lue }}
            champ={query.get('champ')}
            force={force.value}
            suite={pour ? apercuHref(id, pour) : rubriqueHref(id, rubrique)}
            onSaved={read.reload}
          />
        );
      }}
    </FicheRead>
  );
}

/** Shows the association's tronc commun d’agrément (TCA), which only the agrément procedure may write. */
function AgrementRubrique({ id }: { id: string }) {
  return (
    <FicheRead read={useFiche(id)}>
      {({ association, agrement, identite }) => (
        <CadreRubrique
          id={id}
          rubrique="agrement"
          nom={association.nom}
          chapo="Le tronc commun d’agrément (TCA) dit que l’association remplit les conditions communes à tous les agréments de l’État."
        >
          <AlerteTca agrement={agrement} />
          {agrement ? (
            <>
              <p className="discret">
                <span className="fr-icon-lock-line" aria-hidden="true" /> Lecture seule : la procédure
                d’agrément écrit ces informations.
              </p>
              <ReadValues
                fields={agrementFields}
                value={tcaOn(agrement, sentDate(now()), identite.util_publique === true)}
              />
            </>
          ) : (
            <EmptyState
              fact="Rien de connu pour l’instant."
              why="Ces informations viennent de la procédure d’agrément, quand l’association en a suivi une."
            />
          )}
        </CadreRubrique>
      )}
    </FicheRead>
  );
}
