import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { canRattacher } from '@asso/domain/association/association.rights';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { useEffect } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useSignedInUser } from '../../platform/session/session.ts';
import { useWornRole } from '../../platform/session/session-role.ts';
import { Loading } from '../../ui/page/Loading.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { AccesEnAttente } from '../adhesion/AccesEnAttente.tsx';
import { numerosHref } from '../fusion/numeros-href.ts';
import { useAssociationPage } from '../use-association-page.ts';
import { type GroupeApercu, groupApercu, type LigneApercu } from './apercu.ts';
import { CeQuiManque } from './CeQuiManque.tsx';
import { Dissoute } from './Dissoute.tsx';
import { FicheRead } from './FicheRead.tsx';
import { documentsHref, etablissementHref, ficheHref } from './fiche-href.ts';
import { hasNoSiret } from './is-sans-siret.ts';
import { SansSiret } from './SansSiret.tsx';
import { type FicheEntiere, useFiche } from './use-fiche.ts';
import '../association.css';

/** Shows what the portal knows of the association, whether it is right, and what is missing. */
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
      <Dissoute id={id} association={fiche.association} />
      {fiche.rights.edit && <CeQuiManque id={id} />}
      {hasNoSiret(membership) && <SansSiret association={membership} />}
      <ApercuTables groupes={groupApercu({ id, fiche, annee: currentExercice(now()) })} />
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
    <NumerosLink id={id} />
  </>
);

/** Leads who administers all associations to the numbers of this one. */
function NumerosLink({ id }: { id: string }) {
  const { territoire } = useSignedInUser();
  const role = useWornRole() ?? '';
  if (!canRattacher({ role, territoire })) return null;
  return (
    <AppLink className="fr-btn fr-btn--tertiary fr-btn--sm" href={numerosHref(id)}>
      Numéros et fusion
    </AppLink>
  );
}

type VersEtablissementProps = { id: string; fiche: FicheEntiere };

/** Leads the manager of one establishment to its page, since the rest of the file is not open to them [R6.23]. */
function VersEtablissement({ id, fiche: { association, etablissements } }: VersEtablissementProps) {
  const [first] = etablissements;
  useEffect(() => {
    if (first) go(etablissementHref(id, first.id_siret), { replace: true });
  }, [id, first]);
  if (first) return <Loading />;
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Informations administratives"
        objet={association.nom}
        chapo="L’établissement que vous gérez est fermé : demandez au siège de l’association l’accès à un autre."
      />
    </div>
  );
}

/** The tables of the overview, one for each group, with a line per rubrique. */
const ApercuTables = ({ groupes }: { groupes: readonly GroupeApercu[] }) =>
  groupes.map(({ titre, lignes }, index) => (
    <section
      key={titre}
      className={`pile pile--serree${index > 0 ? ' groupe-suivant' : ''}`}
      aria-label={titre}
    >
      <h2 className="fr-h4">{titre}</h2>
      <DataTable caption={titre} hidesCaption columns={columns} rows={lignes} rowId={({ href }) => href} />
    </section>
  ));

const columns: Column<LigneApercu>[] = [
  {
    key: 'rubrique',
    label: 'Rubrique',
    isHeader: true,
    cell: ({ titre, href }) => <AppLink href={href}>{titre}</AppLink>,
  },
  { key: 'resume', label: 'Ce que nous savons', cell: ({ resume }) => resume || 'Rien pour l’instant' },
  { key: 'source', label: 'Source', cell: ({ source }) => source || '–' },
  { key: 'etat', label: 'État', cell: (ligne) => <Etat ligne={ligne} /> },
];

function Etat({ ligne: { manque, resume } }: { ligne: LigneApercu }) {
  if (manque) return <StateBadge tone="orange">{manque}</StateBadge>;
  return <StateBadge tone="gris">{resume ? 'À jour' : 'Facultatif'}</StateBadge>;
}
