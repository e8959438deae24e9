import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import type { EtablissementTenuView } from '@asso/contract/association/association.schemas';
import { withElision } from '@asso/domain/identifiants/elision';
import { genreLocal } from '@asso/domain/identifiants/numero-etablissement';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { nothingThere } from '../../platform/call/call-problems.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ProblemPage } from '../../platform/page/ProblemPage.tsx';
import { usePageQuery } from '../../platform/page/page-query.ts';
import { useRouteParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { AccesEnAttente } from '../adhesion/AccesEnAttente.tsx';
import { nomEtablissement } from '../adhesion/association-trouvee.ts';
import { useAssociationPage } from '../use-association-page.ts';
import { EtablissementEdition } from './EtablissementEdition.tsx';
import { EtablissementFaits } from './EtablissementFaits.tsx';
import { FicheRead } from './FicheRead.tsx';
import { documentsHref, etablissementHref, rubriqueHref } from './fiche-href.ts';
import { leaveEdition } from './leave-edition.ts';
import { titreRubrique } from './rubriques.ts';

/**
 * Shows one establishment of an association: Sirene's facts, the association's own, and links to what is kept for it.
 */
export function EtablissementPage() {
  const { id, membership } = useAssociationPage();
  const { siret = '' } = useRouteParams();
  if (membership?.etat === 'demandee') return <AccesEnAttente membership={membership} />;
  const isHeld = Boolean(membership?.id_siret) && membership?.id_siret === siret;
  return <Etablissement id={id ?? siret} siret={siret} nom={membership?.nom} isHeld={isHeld} />;
}

type EtablissementProps = { id: string; siret: string; nom: string | undefined; isHeld: boolean };

function Etablissement({ id, siret, nom, isHeld }: EtablissementProps) {
  const isEditing = usePageQuery().mode === 'edit';
  const read = useRead(associationEndpoints.listEtablissements, { query: { id_asso: id } });
  const href = etablissementHref(id, siret);
  return (
    <FicheRead read={read}>
      {({ items, rights }) => {
        const one = items.find(({ id_siret }) => id_siret === siret);
        // An unknown establishment and one of another association show the same page.
        if (!one) return <ProblemPage problem={nothingThere} />;
        const canEdit = rights.editEtablissement === true && one.actif;
        return (
          <CadreEtablissement {...{ id, one, nom, isHeld }} isEditing={isEditing && canEdit}>
            {isEditing && canEdit ? (
              <EtablissementEdition
                {...{ id, one, rights }}
                onSaved={read.reload}
                onLeave={() => leaveEdition(href, { replace: true })}
              />
            ) : (
              <EtablissementLecture {...{ id, one, canEdit }} canRenumber={rights.edit === true} />
            )}
          </CadreEtablissement>
        );
      }}
    </FicheRead>
  );
}

type CadreEtablissementProps = {
  id: string;
  one: EtablissementTenuView;
  /** The name of the association, when the person is one of its members. */
  nom: string | undefined;
  /** True when the person manages this establishment only: there is then no list of establishments to go back to. */
  isHeld: boolean;
  isEditing: boolean;
  children: ReactNode;
};

/** The frame of the page of an establishment: its name, and the way back. */
function CadreEtablissement({ id, one, nom, isHeld, isEditing, children }: CadreEtablissementProps) {
  const titre = nomEtablissement(one);
  const fil = [
    ...(isHeld
      ? []
      : [
          { label: 'Informations administratives', href: rubriqueHref(id) },
          { label: titreRubrique.etablissements, href: rubriqueHref(id, 'etablissements') },
        ]),
    ...(isEditing ? [{ label: titre, href: etablissementHref(id, one.id_siret) }] : []),
  ];
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre={isEditing ? `Modifier : ${titre}` : titre}
        objet={nom}
        fil={fil}
        aide="association"
        chapo={nom && `Un établissement ${withElision(nom)}.`}
      />
      {children}
    </div>
  );
}

type EtablissementLectureProps = {
  id: string;
  one: EtablissementTenuView;
  canEdit: boolean;
  canRenumber: boolean;
};

/** Shows Sirene's facts about an establishment, the association's own, and what the portal keeps for it. */
function EtablissementLecture({ id, one, canEdit, canRenumber }: EtablissementLectureProps) {
  const { id_siret } = one;
  return (
    <>
      <EtablissementFaits one={one} canRenumber={canRenumber} />
      {canEdit && (
        <p>
          <AppLink
            className="fr-btn"
            href={`${etablissementHref(id, id_siret)}?mode=edit`}
            onClick={wantHeadingFocus}
          >
            Modifier
          </AppLink>
        </p>
      )}
      <section className="pile pile--serree" aria-labelledby="charge">
        <h2 id="charge" className="fr-h4">
          Ce qui est tenu à jour ailleurs
        </h2>
        <ul>
          <li>
            <AppLink href={rubriqueHref(id, 'representants')}>{titreRubrique.representants}</AppLink>
          </li>
          <li>
            <AppLink href={rubriqueHref(id, 'ribs')}>{titreRubrique.ribs}</AppLink>
          </li>
          <li>
            <AppLink href={`${documentsHref(id)}/etablissement-secondaire/${id_siret}`}>Documents</AppLink>
          </li>
        </ul>
        {!genreLocal(id_siret) && (
          <p>
            L’adresse se corrige auprès de l’INSEE :{' '}
            <a href="https://www.insee.fr">demander une modification</a>.
          </p>
        )}
      </section>
    </>
  );
}
