import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { AccesEnAttente } from '../adhesion/AccesEnAttente.tsx';
import { useAssociationPage } from '../use-association-page.ts';
import { ApercuTables } from './ApercuTables.tsx';
import { groupesDe } from './apercu.ts';
import { CeQuiManque } from './CeQuiManque.tsx';
import { FicheRead } from './FicheRead.tsx';
import { documentsHref, ficheHref } from './rubriques.ts';
import { isSansSiret, SansSiret } from './SansSiret.tsx';
import { type FicheEntiere, useFiche } from './use-fiche.ts';
import { VersEtablissement } from './VersEtablissement.tsx';
import '../association.css';

/** This page answers « Qu'est-ce que le portail sait de nous, est-ce juste, que manque-t-il ? » */
export function ApercuPage() {
  const { id, membership } = useAssociationPage();
  if (membership?.etat === 'demandee') return <AccesEnAttente membership={membership} />;
  return id && <Apercu id={id} membership={membership} />;
}

type ApercuProps = { id: string; membership: UserAssociation | undefined };

function Apercu({ id, membership }: ApercuProps) {
  const read = useFiche(id);
  return (
    <FicheRead read={read}>
      {(fiche) =>
        fiche.profil === 'secondaire' ? (
          <VersEtablissement id={id} fiche={fiche} />
        ) : (
          <Ensemble {...{ id, membership, fiche }} />
        )
      }
    </FicheRead>
  );
}

function Ensemble({ id, membership, fiche }: ApercuProps & { fiche: FicheEntiere }) {
  const { nom } = fiche.association;
  return (
    <div className="page vue-ensemble">
      <PageHeading
        titre="Informations administratives"
        objet={nom}
        aide="association"
        chapo={`${nom} : un seul dossier pour toutes vos démarches.`}
        actions={<Actions id={id} canAdd={membership !== undefined} />}
      />
      {fiche.rights.edit && <CeQuiManque id={id} />}
      {isSansSiret(membership) && <SansSiret association={membership} />}
      <ApercuTables groupes={groupesDe({ id, fiche, annee: currentExercice(now()) })} />
      <p>
        Les documents sont dans leur coffre :{' '}
        <AppLink href={documentsHref(id)}>{count(fiche.nb_documents, 'document', 'documents')}</AppLink>.
      </p>
    </div>
  );
}

const Actions = ({ id, canAdd }: { id: string; canAdd: boolean }) => (
  <>
    <AppLink className="fr-btn fr-btn--secondary fr-btn--sm" href={ficheHref(id)}>
      Fiche complète, à imprimer
    </AppLink>
    {canAdd && (
      <AppLink className="fr-btn fr-btn--tertiary fr-btn--sm" href="/ajout-association/choix-association">
        Ajouter une autre association
      </AppLink>
    )}
  </>
);
