import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { useState } from 'react';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useSignedInUser } from '../../platform/session/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { AssociationChoisie } from './AssociationChoisie.tsx';
import { appartenanceOf } from './appartenance.ts';
import { nomEtablissement } from './association-trouvee.ts';
import { CadreAdhesion } from './CadreAdhesion.tsx';
import { CertificatForm } from './CertificatForm.tsx';
import { DejaMembre } from './DejaMembre.tsx';
import { DemandeEnregistree } from './DemandeEnregistree.tsx';

const titre = 'Certifier sur l’honneur';

/**
 * The third page asks whether the person has the right to act. Once the request is made, the same address follows it.
 */
export const CertificatPage = () => (
  <AssociationChoisie rang={3} titre={titre}>
    {(association) => <Certificat association={association} />}
  </AssociationChoisie>
);

function Certificat({ association }: { association: AssociationTrouvee }) {
  const siret = useQueryParams().get('siret');
  const membership = appartenanceOf(useSignedInUser(), { association, siret });
  const [wasMember] = useState(membership !== undefined);
  if (membership?.etat === 'demandee')
    return <DemandeEnregistree association={association} membership={membership} />;
  // A person whose access has just opened is led home; only someone who was already a member is told that there is
  // nothing to do.
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
 * Before the request is made, this explains its three stages: the managers may answer, the person joins a proof, and
 * the administration decides if nobody answered.
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
      <li>
        Sans réponse, ou en cas de désaccord, une personne de l’administration décide d’après cette preuve.
      </li>
    </ol>
  </Notice>
);
