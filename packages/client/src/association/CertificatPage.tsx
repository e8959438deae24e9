import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import { useQueryParams } from '../platform/query-params.ts';
import { useSignedInUser } from '../platform/session.ts';
import { Notice } from '../ui/Notice.tsx';
import { AssociationChoisie } from './AssociationChoisie.tsx';
import { adresseLine } from './adresse-line.ts';
import { appartenanceOf } from './appartenance.ts';
import { nomEtablissement } from './association-trouvee.ts';
import { CadreAdhesion } from './CadreAdhesion.tsx';
import { CertificatForm } from './CertificatForm.tsx';
import { DejaMembre } from './DejaMembre.tsx';
import { DemandeEnregistree } from './DemandeEnregistree.tsx';

const titre = 'Certifier sur l’honneur';

/** Third page: « ai-je le droit ? » Once the request is made, the same address says what became of it. */
export const CertificatPage = () => (
  <AssociationChoisie rang={3} titre={titre}>
    {(association) => <Certificat association={association} />}
  </AssociationChoisie>
);

function Certificat({ association }: { association: AssociationTrouvee }) {
  const siret = useQueryParams().get('siret');
  const membership = appartenanceOf(useSignedInUser(), { association, siret });
  if (membership?.etat === 'demandee')
    return <DemandeEnregistree association={association} membership={membership} />;
  if (membership) return <DejaMembre membership={membership} />;
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

const Gestionnaires = ({ nombre }: { nombre: number }) =>
  nombre === 1 ? (
    <Notice tone="info" title="Une personne la gère déjà.">
      Elle sera prévenue de votre demande, et y répondra.
    </Notice>
  ) : (
    <Notice tone="info" title={`${nombre} personnes la gèrent déjà.`}>
      Elles seront prévenues de votre demande, et y répondront.
    </Notice>
  );
