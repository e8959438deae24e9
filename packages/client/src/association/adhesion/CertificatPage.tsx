import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { saySilence } from '@asso/domain/association/silence-acces.words';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { Satisfaction } from '../../platform/Satisfaction.tsx';
import { useSignedInUser } from '../../platform/session/session.ts';
import { ConfirmationPanel } from '../../ui/ConfirmationPanel.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { rubriqueHref } from '../fiche/fiche-href.ts';
import { AccesEnAttente } from './AccesEnAttente.tsx';
import { AssociationChoisie } from './AssociationChoisie.tsx';
import { findAppartenance } from './appartenance.ts';
import { nomEtablissement } from './association-trouvee.ts';
import { CadreAdhesion } from './CadreAdhesion.tsx';
import { CertificatForm } from './CertificatForm.tsx';

const titre = 'Certifier sur l’honneur';

/**
 * The third step: the person certifies that they may act for the association. Once the request is made, the same
 * address shows its state.
 */
export const CertificatPage = () => (
  <AssociationChoisie rang={3} titre={titre}>
    {(association) => <Certificat association={association} />}
  </AssociationChoisie>
);

function Certificat({ association }: { association: AssociationTrouvee }) {
  const siret = useQueryParams().get('siret');
  const membership = findAppartenance(useSignedInUser(), { association, siret });
  const [wasMember] = useState(membership !== undefined);
  if (membership?.etat === 'demandee')
    return <DemandeEnregistree association={association} membership={membership} />;
  // Whoever was a member before learns that there is nothing to do; a person whose access has just opened is led home
  // instead.
  if (membership && wasMember) return <DejaMembre membership={membership} />;
  const { nom, gestionnaires, etat, etablissements = [] } = association;
  const etablissement = etablissements.find(({ id_siret }) => id_siret === siret);
  const place = etablissement
    ? [nomEtablissement(etablissement).toLowerCase(), adresseLine(etablissement.adresse)]
    : [association.commune];
  return (
    <CadreAdhesion rang={3} titre={titre} objet={nom} chapo={[nom, ...place].filter(Boolean).join(', ')}>
      {etat === 'dissoute' ? (
        <Notice tone="erreur" title="Cette association est dissoute : elle ne peut plus être ajoutée." />
      ) : (
        <CertificatForm association={association} siret={siret}>
          {gestionnaires > 0 && <Gestionnaires nombre={gestionnaires} />}
        </CertificatForm>
      )}
    </CadreAdhesion>
  );
}

/**
 * Explains before the request is made what follows: the managers may answer, the person joins a proof, and the
 * administration decides if nobody answered.
 */
const Gestionnaires = ({ nombre }: { nombre: number }) => (
  <Notice
    tone="info"
    title={
      nombre === 1
        ? 'Une personne la gère déjà : vous demandez un accès.'
        : `${nombre} personnes la gèrent déjà : vous demandez un accès.`
    }
  >
    <ol>
      <li>
        {nombre === 1 ? 'Elle est prévenue, et a' : 'Elles sont prévenues, et ont'} 15 jours pour répondre.
      </li>
      <li>
        Vous joignez la preuve du nouveau bureau à la page suivante : procès-verbal de l’assemblée, ou
        récépissé de sa déclaration.
      </li>
      <li>Sans réponse, ou en cas de désaccord, {saySilence({ isLate: false, preuves: null })}.</li>
    </ol>
  </Notice>
);

/** Says that the person already belongs to this association. */
const DejaMembre = ({ membership }: { membership: UserAssociation }) => (
  <div className="page colonne-texte">
    <PageHeading
      titre="Vous gérez déjà cette association"
      objet={membership.nom}
      chapo={`${membership.nom} est dans vos associations.`}
    />
    <p>
      <AppLink className="fr-btn" href={rubriqueHref(membership)}>
        Voir ses informations administratives
      </AppLink>
    </p>
  </div>
);

type DemandeEnregistreeProps = { association: AssociationTrouvee; membership: UserAssociation };

/** Confirms that the request was sent, with its state below, at the same address. */
const DemandeEnregistree = ({ association, membership }: DemandeEnregistreeProps) => (
  <>
    <AccesEnAttente
      membership={membership}
      heading={
        <ConfirmationPanel
          heading={<PageHeading titre="Votre demande d’accès est enregistrée" objet={association.nom} />}
        >
          <p>
            {association.nom}, le{' '}
            <span className="nombre">{formatHorodatage(new Date(membership.since))}</span>
          </p>
        </ConfirmationPanel>
      }
    />
    <div className="page colonne-texte">
      <Satisfaction demarche="acces" />
    </div>
  </>
);
